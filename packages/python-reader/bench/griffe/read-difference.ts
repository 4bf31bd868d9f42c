import type {Evidence} from './evidence';

/** Parses one side of a difference, which is JSON. */
export const parsed = (text: string): unknown => {
  const value: unknown = JSON.parse(text === '' ? 'null' : text);
  return value;
};

export const string = (text: string): string => {
  const value = parsed(text);
  return typeof value === 'string' ? value : '';
};

export const field = ({difference}: Evidence, pattern: RegExp): boolean =>
  pattern.test(difference.field);
