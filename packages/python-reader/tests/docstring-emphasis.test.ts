import {describe, expect, it} from 'vitest';
import {readText} from './read-files';
import {targetsOf, textOf} from './text-of';

async function entryOf(field: string) {
  const reading = await readText(`
def f():
    """Add.

    ${field}
    """
`);
  const [section] = (
    reading.get('function', 'shop.f').docstring?.sections ?? []
  ).slice(1);
  return section && 'entries' in section ? section.entries[0] : undefined;
}

describe('a type in a field', () => {
  it.each([
    [':rtype: *list* of **int**', 'list of int'],
    [':rtype: *optional* int', 'int'],
    [':rtype: **int** or *None*', 'int or None'],
    [':type x: *int*', 'int'],
    [':rtype: tuple[*Ts] or tuple[*Us]', 'tuple[*Ts] or tuple[*Us]'],
    [":rtype: '*a*'", "'*a*'"],
  ])('is shown without emphasis: %s', async (field, type) => {
    const entry = await entryOf(field);
    expect(textOf(entry?.annotation ?? null)).toBe(type);
  });

  it('has links for the words in asterisks', async () => {
    const entry = await entryOf(':rtype: *int*');
    expect(targetsOf(entry?.annotation ?? null)).toEqual(['builtins.int']);
  });

  it('can be followed by "optional" in asterisks', async () => {
    const entry = await entryOf(':type x: int, *optional*');
    expect(entry).toMatchObject({optional: true});
    expect(textOf(entry?.annotation ?? null)).toBe('int');
  });

  it('keeps the emphasis of a sentence', async () => {
    const entry = await entryOf(':rtype: The *largest* value that is found.');
    expect(entry?.description).toBe('The *largest* value that is found.');
  });
});
