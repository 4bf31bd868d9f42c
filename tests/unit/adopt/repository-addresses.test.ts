import {describe, expect, it} from 'vitest';
import {isGitAddress} from '../../../scripts/lib/adopt/locate-sdk';
import {
  toWebAddress,
  writeEditAddress,
  writeLineAddress,
} from '../../../scripts/lib/adopt/repository-addresses';

it('tells the addresses of a repository from folders', () => {
  for (const address of [
    'https://github.com/kelp/kelp',
    'git@github.com:kelp/kelp',
    'org-1234@github.com:kelp/kelp',
    'ssh://git@git.kelp.test:2222/kelp',
    '../kelp.git',
  ]) {
    expect(isGitAddress(address), address).toBe(true);
  }
  for (const folder of ['../kelp', './git@kelp/sdk', 'C:\\kelp@2\\sdk']) {
    expect(isGitAddress(folder), folder).toBe(false);
  }
});

describe('the web address of a repository', () => {
  it.each([
    'https://github.com/kelp/kelp',
    'https://github.com/kelp/kelp/',
    'https://github.com/kelp/kelp.git/',
    'https://ann:secret@github.com/kelp/kelp.git',
    'git@github.com:kelp/kelp.git',
    'ssh://git@github.com/kelp/kelp',
    'ssh://git@github.com:22/kelp/kelp.git',
    'ssh://git@ssh.github.com:443/kelp/kelp.git',
    'org-1234@github.com:kelp/kelp.git',
  ])('is found from %s', (address) => {
    expect(toWebAddress(address)).toBe('https://github.com/kelp/kelp');
  });

  it('keeps the port of the web, but not that of SSH', () => {
    expect(toWebAddress('https://git.kelp.test:8443/k/k.git')).toBe(
      'https://git.kelp.test:8443/k/k',
    );
    expect(toWebAddress('ssh://git@git.kelp.test:2222/k/k.git')).toBe(
      'https://git.kelp.test/k/k',
    );
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
