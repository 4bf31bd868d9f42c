import {expect, it} from 'vitest';
import {readText} from './read-files';

it('reads tuples without parentheses that unpack any value', async () => {
  const reading = await readText(`
__all__ = ["first", *["second"]]
first = 1, *[2]
second = *(1, 2), 3
third: tuple = 1, *{2: 3}
class Tide:
    heights = "low", *"ab"
    def rise(self):
        for one in 1, *[2]:
            yield one, *[3]
        return *[4], print(*[5], *(6, 7))
def last(): ...
`);
  expect(reading.diagnostics()).toEqual([]);
  expect(reading.module().exports).toMatchObject([
    {name: 'first'},
    {name: 'second'},
  ]);
  const values = reading
    .members()
    .map((one) => ('value' in one ? [one.name, one.value] : [one.name, null]));
  expect(values).toEqual([
    ['first', [{kind: 'text', text: '1, *[2]'}]],
    ['second', [{kind: 'text', text: '*(1, 2), 3'}]],
    ['third', [{kind: 'text', text: '1, *{2: 3}'}]],
    ['Tide', null],
    ['heights', [{kind: 'text', text: '"low", *"ab"'}]],
    ['rise', null],
    ['last', null],
  ]);
});

it.each([
  ['"first", *["second"]', ['first', 'second']],
  ['*["first"], "second"', ['first', 'second']],
  ['"first", *["second"] + ["third"]', ['first', 'second', 'third']],
  ['"first", *-["second"]', ['first']],
])('finds the names of `__all__ = %s`', async (value, names) => {
  const reading = await readText(`
__all__ = ${value}
first = second = third = 1
`);
  expect(reading.module().exports?.map(({name}) => name)).toEqual(names);
  expect(reading.diagnostics()).toEqual(
    names.length === 1 ? ['dynamic-exports shop/__init__.py:2'] : [],
  );
});

it.each(['u"ab"', 'rb"ab"', '~low', '+low', '-low', 'await low()', '2', '...'])(
  'reads tuples that unpack %s',
  async (value) => {
    const reading = await readText(`
async def rise(low):
    return 1, *${value}
last = 3
`);
    expect(reading.diagnostics()).toEqual([]);
    expect(reading.get('attribute', 'shop.last').location.line).toBe(4);
  },
);

it.each(['first = 1, \\\n    *[2]', 'first = heights[1,\n    *[2]]'])(
  'reads tuples over two lines: %s',
  async (text) => {
    const reading = await readText(`${text}\nlast = 3\n`);
    expect(reading.diagnostics()).toEqual([]);
    expect(reading.members().map(({name}) => name)).toEqual(['first', 'last']);
  },
);

it('reports other errors next to them', async () => {
  const reading = await readText(`
first = 1, *[2]
second = 1, *
third = 3
text = ", *[2]"
`);
  expect(reading.diagnostics()).toEqual(['syntax shop/__init__.py:3']);
  expect(reading.get('attribute', 'shop.text').value).toEqual([
    {kind: 'text', text: '", *[2]"'},
  ]);
});
