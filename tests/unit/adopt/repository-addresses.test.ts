import {describe, expect, it} from 'vitest';
import {
  toWebAddress,
  writeEditAddress,
  writeLineAddress,
} from '../../../scripts/lib/adopt/repository-addresses';

describe('the web address of a repository', () => {
  it.each([
    'https://github.com/kelp/kelp',
    'https://github.com/kelp/kelp/',
    'https://github.com/kelp/kelp.git/',
    'https://ann:secret@github.com/kelp/kelp.git',
    'git@github.com:kelp/kelp.git',
    'ssh://git@github.com/kelp/kelp',
  ])('is found from %s', (address) => {
    expect(toWebAddress(address)).toBe('https://github.com/kelp/kelp');
  });

  it('is unknown for a folder', () => {
    expect(toWebAddress('/srv/git/kelp.git')).toBeUndefined();
    expect(toWebAddress(undefined)).toBeUndefined();
  });
});

describe('the addresses of a file', () => {
  it.each([
    [
      'https://github.com/k/k',
      'https://github.com/k/k/blob/v1/a.py#L{line}',
      'https://github.com/k/k/edit/main/{path}',
    ],
    [
      'https://gitlab.example.com/k/k',
      'https://gitlab.example.com/k/k/-/blob/v1/a.py#L{line}',
      'https://gitlab.example.com/k/k/-/edit/main/{path}',
    ],
    [
      'https://bitbucket.org/k/k',
      'https://bitbucket.org/k/k/src/v1/a.py#lines-{line}',
      'https://bitbucket.org/k/k/src/main/{path}?mode=edit',
    ],
  ])('have the form of the host %s', (url, line, edit) => {
    expect(writeLineAddress(url, 'v1', 'a.py')).toBe(line);
    expect(writeEditAddress(url)).toBe(edit);
  });
});
