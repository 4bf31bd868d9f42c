import {splitOutside} from '../../src/syntax/tokens';

const CALL = /^(?:\w+\.)*(?:field|Field|PrivateAttr|ib|attrib)\((.*)\)$/s;

const EMPTY: Readonly<Record<string, string>> = {
  dict: '{}',
  list: '[]',
  tuple: '()',
};

/**
 * The default in a call such as `field(default_factory=list)`, as documented by
 * dataclasses and pydantic.
 *
 * @returns null for a call without one, undefined for other expressions
 */
export function fieldDefault(text: string): string | null | undefined {
  const passed = CALL.exec(text)?.[1];
  if (passed === undefined) {
    return undefined;
  }
  const given = splitOutside(passed, ',').filter((part) => part !== '');
  const find = (name: string): string | undefined =>
    given.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
  const plain = find('default') ?? given.find((part) => !/^\w+=/.test(part));
  const factory = find('default_factory') ?? find('factory');
  const lambda = /^lambda:\s*(.*)$/s.exec(factory ?? '')?.[1];
  return (
    plain ??
    lambda ??
    (factory === undefined ? null : (EMPTY[factory] ?? `${factory}()`))
  );
}

/** The call of a default factory: `dict()` for `default_factory=dict`. */
export function factoryCall(text: string): string | undefined {
  const [, name = '', lambda] =
    /^(?:(\w+)|\(lambda: (.*)\))\(\)$/s.exec(text) ?? [];
  return lambda ?? EMPTY[name];
}
