import {describe, expect, it} from 'vitest';
import {Reading} from './read-files';
import {targetsOf, textOf} from './text-of';

/** The targets in a type of a NumPy-style docstring, below some definitions. */
async function targets(
  type: string,
  definitions = '',
): Promise<(string | null)[]> {
  const text = `${definitions}
def f(x):
    """Do.

    Parameters
    ----------
    x : ${type}
        It.
    """
`;
  const reading = await Reading.of({'shop/__init__.py': text});
  const {docstring} = reading.get('function', 'shop.f');
  const types = docstring?.sections.flatMap((section) =>
    'entries' in section ? section.entries : [],
  );
  const [entry] = types ?? [];
  // Linking doesn't change what is written.
  expect(textOf(entry?.annotation ?? null)).toBe(type);
  return targetsOf(entry?.annotation ?? null);
}

describe('a name of typing in the type of a docstring', () => {
  it.each([
    ['Optional[int]', ['typing.Optional', 'builtins.int']],
    [
      'Union[str, List[Any]]',
      ['typing.Union', 'builtins.str', 'typing.List', 'typing.Any'],
    ],
    ['Iterable of str', ['typing.Iterable', 'builtins.str']],
    ['Callable or None', ['typing.Callable']],
    ['Mapping | Sequence', ['typing.Mapping', 'typing.Sequence']],
    ['typing.Optional[int]', ['typing.Optional', 'builtins.int']],
    ['collections.abc.Set', ['collections.abc.Set']],
    ['Type[int]', ['typing.Type', 'builtins.int']],
  ])('needs no import in `%s`', async (type, expected) => {
    expect(await targets(type)).toEqual(expected);
  });

  it.each([
    'Any value',
    'Type name',
    'Generator',
    'Text',
    'cast',
    "{'List', 'Dict'}",
    'typing.cast',
    'List_',
  ])('is not in `%s`', async (type) => {
    expect(await targets(type)).toEqual([]);
  });

  it('is not a name that the module defines or imports', async () => {
    expect(await targets('List', 'class List: ...')).toEqual(['shop.List']);
    expect(await targets('List', 'from .gone import List')).toEqual([]);
    expect(await targets('List', 'from boat import List')).toEqual([
      'boat.List',
    ]);
    expect(await targets('List', 'List = 1\ndel List')).toEqual([]);
  });
});
