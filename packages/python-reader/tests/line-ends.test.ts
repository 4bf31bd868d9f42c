import {describe, expect, it} from 'vitest';
import {Reading, readText} from './read-files';

describe('a file with carriage returns as line ends', () => {
  it('is read line by line', async () => {
    const reading = await readText(
      '"""Doc.\r\rMore."""\r# A comment.\rx = 1 #: One.\rdef f():\r    """Two.\r\r    Three."""\r',
    );
    expect(reading.module().docstring?.raw).toBe('Doc.\n\nMore.');
    expect(reading.get('attribute', 'shop.x')).toMatchObject({
      docstring: {raw: 'One.', line: 5},
      location: {line: 5},
    });
    const {docstring, location} = reading.get('function', 'shop.f');
    expect(docstring).toMatchObject({raw: 'Two.\n\nThree.', line: 7});
    expect(location).toMatchObject({line: 6, endLine: 9});
    expect(reading.diagnostics()).toEqual([]);
  });

  it('can mix them with others', async () => {
    const reading = await readText('a = 1\rb = 2\r\nc = 3\nd = 4\r\r\ne = 5');
    expect(
      reading.members().map(({name, location}) => [name, location.line]),
    ).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
      ['d', 4],
      ['e', 6],
    ]);
  });

  it('is reported with the line of a byte that is not UTF-8', async () => {
    const bytes = Buffer.from('"""Doc."""\rname = 1\rx = "\xff"\r', 'latin1');
    const reading = await Reading.of({'shop/__init__.py': bytes});
    expect(reading.diagnostics()).toEqual(['encoding shop/__init__.py:3']);
  });
});
