import {textOf} from '../../syntax/raw-expression';
import type {RawArgument, RawCall} from '../../syntax/parsed-module';

/** The argument with a name, undefined if the call does not pass it. */
export function argumentOf(
  call: RawCall | null,
  name: string,
): RawArgument | undefined {
  return call?.arguments.find((one) => one.name === name);
}

/** Whether an argument is `True`, null if it is not passed. */
export function flagOf(call: RawCall | null, name: string): boolean | null {
  const text = argumentOf(call, name)?.expression;
  return text ? textOf(text) === 'True' : null;
}

/** The text of a string argument, null for anything else. */
export function stringOf(call: RawCall | null, name: string): string | null {
  const shape = argumentOf(call, name)?.shape;
  return shape?.kind === 'string' ? shape.text : null;
}
