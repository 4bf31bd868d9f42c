import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkOwnHeaders} from '../src/headers/check-own-headers';
import {parseHeadersFile} from '../src/headers/headers-file';
import {readOwnHeaders} from '../src/headers/own-headers';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'check-headers-'));
  fs.mkdirSync(path.join(folder, 'static'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

/** Returns the message about a file of the author, or an empty text. */
function complain(text: string): string {
  try {
    checkOwnHeaders({file: 'static/_headers', text});
    return '';
  } catch (error) {
    return String(error);
  }
}

describe("the check of the author's headers file", () => {
  it('accepts every form of a line that hosts read', () => {
    const text =
      '\uFEFF# X: y\r\n\r\n/*\r\n  X-A: a:b $c "d" é\r\n  # No\r\n' +
      '/draft/*\n\t! X-A\nhttps://x.test/*\nx-b:c\n';
    expect(complain(text)).toBe('');
    expect(complain('')).toBe('');
  });

  it.each([
    ['X-A : DENY', "a space before the colon of 'X-A'. Remove"],
    ['Cache Control: oops', "'Cache Control' isn't a header name"],
    ['Cache Control : oops', "'Cache Control ' isn't a header name"],
    [': a', "'' isn't a header name"],
    ['X-A a', "'X-A a' is neither a path nor a header"],
    ['X-A:', "'X-A' has no value"],
    ['X-A: a → b', "the value of 'X-A' contains a character"],
    ['! X-A: b', "'! X-A: b' doesn't name one header"],
    ['!X-A', "'!X-A' doesn't name one header"],
  ])('reports %s by file and line', (line, problem) => {
    expect(complain(`/*\n  X-B: b\n  ${line}\n`)).toContain(
      `static/_headers:3: ${problem}`,
    );
  });

  it('reports headers above the first path, and paths without headers', () => {
    const message = complain('X-A: a\n! X-B\n/draft/*\n# X-C: c\n/old/*\n');
    expect(message.match(/static\/_headers:\d+: .*?\./g)).toEqual([
      "static/_headers:1: 'X-A: a' is above the first path.",
      "static/_headers:2: '! X-B' is above the first path.",
      "static/_headers:3: no headers below '/draft/*'.",
      "static/_headers:5: no headers below '/old/*'.",
    ]);
  });

  it('reports each line once, and all of them together', () => {
    const message = complain('/*\n  X A: a\n/a\n  X-B : b\n/b\n  X-C: c\n');
    expect(message.match(/_headers:\d+/g)).toEqual([
      '_headers:2',
      '_headers:4',
    ]);
  });

  it('is made when the file is read, so that the build fails', () => {
    fs.writeFileSync(path.join(folder, 'static/_headers'), '/*\n  X A: a\n');
    expect(() => readOwnHeaders(folder, ['static'])).toThrow(
      `${path.join('static', '_headers')}:2: 'X A'`,
    );
  });
});

it('ignores lines of a built file that no server can send', () => {
  expect(
    parseHeadersFile('/*\n  X-A : a\n  X B: b\n  X-C:\n  X-D: →\n  X-E: e\n'),
  ).toEqual([{pattern: '/*', headers: {'X-A': 'a', 'X-E': 'e'}}]);
});
