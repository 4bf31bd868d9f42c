import {describe, expect, it} from 'vitest';
import {splitCommands} from '../../src/samples/shell/split-commands';

describe('the commands of a script', () => {
  it('end with lines, lists and pipes', () => {
    expect(splitCommands('a 1; b 2 && c | d\n(e &)', 'bash')).toEqual([
      {words: ['a', '1'], line: 1},
      {words: ['b', '2'], line: 1},
      {words: ['c'], line: 1},
      {words: ['d'], line: 1},
      {words: ['e'], line: 2},
    ]);
  });

  it.each([
    ['bash', '\\'],
    ['powershell', '`'],
  ] as const)(
    'continue after the continuation character in %s',
    (shell, sign) => {
      expect(splitCommands(`ls\na ${sign}\n  --b`, shell)).toEqual([
        {words: ['ls'], line: 1},
        {words: ['a', '--b'], line: 2},
      ]);
    },
  );

  it('keep a backslash in single quotation marks, as in a path of Windows', () => {
    expect(splitCommands('a --to=\'C:\\\' b; c "\\""', 'bash')).toEqual([
      {words: ['a', '--to=C:\\', 'b'], line: 1},
      {words: ['c', '"'], line: 1},
    ]);
  });

  it('keep quoted text together', () => {
    expect(splitCommands(`a --x='{"q": "1; 2"}' "b # c"`, 'bash')).toEqual([
      {words: ['a', '--x={"q": "1; 2"}', 'b # c'], line: 1},
    ]);
  });

  it('have the right line below quoted text over several lines', () => {
    expect(splitCommands('a "1\n2"\nb', 'bash')).toEqual([
      {words: ['a', '1\n2'], line: 1},
      {words: ['b'], line: 3},
    ]);
  });

  it('do not include comments', () => {
    expect(splitCommands('# a; b\nc#d # e', 'bash')).toEqual([
      {words: ['c#d'], line: 2},
    ]);
  });

  it('are found after assignments and keywords of the shell', () => {
    expect(
      splitCommands('X=1 Y+="2 3" sudo a; if b; then c; fi', 'bash'),
    ).toEqual([
      {words: ['a'], line: 1},
      {words: ['b'], line: 1},
      {words: ['c'], line: 1},
      {words: ['fi'], line: 1},
    ]);
  });
});
