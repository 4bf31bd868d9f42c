import {describe, expect, it} from 'vitest';
import {parseType} from '../../src/schemas/python/parse-type';
import {schemaOf} from '../../src/schemas/type-schema';

/** Writes the schema of a type that only uses Python's own names. */
const write = (type: string) =>
  schemaOf(
    parseType(
      type
        .split(/([A-Za-z_][\w.]*)/)
        .filter((text) => text !== '')
        .map((text) =>
          /^[A-Za-z_]/.test(text)
            ? {
                kind: 'name' as const,
                text,
                target: text.includes('.') ? text : `builtins.${text}`,
                origin: 'builtin' as const,
              }
            : {kind: 'text' as const, text},
        ),
    ),
    () => null,
    (anyOf) => ({anyOf}),
  );

describe('the schema of a type', () => {
  it('of a tuple of any length allows a list of any length', () => {
    const numbers = {type: 'array', items: {type: 'integer'}};
    expect(write('tuple[int, ...]')).toEqual(numbers);
    expect(write('typing.Tuple[int, ...]')).toEqual(numbers);
    expect(write('tuple')).toEqual({type: 'array', items: {}});
  });

  it('of a tuple allows exactly its items', () => {
    expect(write('tuple[int, str]')).toEqual({
      type: 'array',
      prefixItems: [{type: 'integer'}, {type: 'string'}],
      items: false,
      minItems: 2,
      maxItems: 2,
    });
  });

  it.each(['list', 'set', 'collections.abc.Sequence', 'typing.Iterable'])(
    'of %s allows a list of its items',
    (name) => {
      expect(write(`${name}[str]`)).toEqual({
        type: 'array',
        items: {type: 'string'},
      });
    },
  );

  it.each(['dict', 'typing.Dict', 'collections.abc.Mapping'])(
    'of %s allows a mapping of its values',
    (name) => {
      expect(write(`${name}[str, float]`)).toEqual({
        type: 'object',
        additionalProperties: {type: 'number'},
      });
    },
  );

  it('of a wrapped type is that of the type inside', () => {
    for (const name of ['Annotated', 'Required', 'NotRequired', 'Final']) {
      expect(write(`typing.${name}[bool]`)).toEqual({type: 'boolean'});
    }
    expect(write('typing.Optional[str]')).toEqual({
      anyOf: [{type: 'string'}, {type: 'null'}],
    });
  });

  it('of None is that of null', () => {
    const piece = {kind: 'text' as const, text: 'None'};
    expect(
      schemaOf(
        parseType([piece]),
        () => null,
        () => ({}),
      ),
    ).toEqual({type: 'null'});
  });

  it('of an unknown type allows any value', () => {
    expect(write('typing.Callable[str]')).toEqual({});
  });
});
