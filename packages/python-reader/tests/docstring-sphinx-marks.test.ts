import {describe, expect, it} from 'vitest';
import {entries, parse} from './docstring-parts';
import {Reading} from './read-files';
import {targetsOf, textOf} from './text-of';

const raisedIn = (text: string) =>
  entries(parse(text), 'raises').map(({name, annotation, description}) => [
    name,
    annotation,
    description,
  ]);

describe('a name with a mark of Sphinx', () => {
  it.each([
    ['Google', 'Do.\n\nRaises:\n    ~shop.Full: No room.'],
    ['Google, text below', 'Do.\n\nRaises:\n    ~shop.Full\n        No room.'],
    ['NumPy', 'Do.\n\nRaises\n------\n~shop.Full\n    No room.'],
    ['Sphinx', 'Do.\n\n:raises ~shop.Full: No room.'],
  ])('is an exception in %s style', (_, text) => {
    expect(raisedIn(text)).toEqual([['shop.Full', 'shop.Full', 'No room.']]);
  });

  it('is one of several exceptions of an entry', () => {
    expect(
      raisedIn('Do.\n\nRaises:\n    ~shop.Full or !KeyError: No room.'),
    ).toEqual([
      ['shop.Full', 'shop.Full', 'No room.'],
      ['KeyError', 'KeyError', 'No room.'],
    ]);
  });

  it('is a result', () => {
    const result = parse('Do.\n\nReturns:\n    ~shop.Boat: The boat.');
    expect(entries(result, 'returns')).toMatchObject([
      {description: 'The boat.'},
    ]);
  });

  it.each([
    ['~shop.Boat', 'shop.Boat', ['shop.Boat']],
    ['`~shop.Boat`', 'shop.Boat', ['shop.Boat']],
    ['list[~shop.Boat]', 'list[shop.Boat]', ['builtins.list', 'shop.Boat']],
    ['!shop.Boat or ~int', 'shop.Boat or int', ['shop.Boat', 'builtins.int']],
    ["{'~raw', '!x'}", "{'~raw', '!x'}", []],
  ])('is linked in the type `%s`', async (type, text, targets) => {
    const reading = await Reading.of({
      'shop/__init__.py': `import shop
class Boat: pass
def f(x):
    """Do.

    Args:
        x (${type}): It.
    """
`,
    });
    const {docstring} = reading.get('function', 'shop.f');
    const [entry] =
      docstring?.sections.flatMap((section) =>
        'entries' in section ? section.entries : [],
      ) ?? [];
    expect(textOf(entry?.annotation ?? null)).toBe(text);
    expect(targetsOf(entry?.annotation ?? null)).toEqual(targets);
  });
});
