import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {lastCommitDate} from '../../../scripts/lib/last-commit-date';
import {hasGit} from '../support/git';

let site: string;

function git(...words: string[]): void {
  execFileSync('git', words, {
    cwd: site,
    stdio: 'ignore',
    env: {...process.env, GIT_COMMITTER_DATE: '2026-01-02T12:00:00Z'},
  });
}

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'date-'));
});

afterEach(() => {
  fs.rmSync(site, {recursive: true, force: true});
});

it('is null without a repository', async () => {
  expect(await lastCommitDate(site, 'sdk')).toBeNull();
});

describe.runIf(hasGit)('in a repository', () => {
  beforeEach(() => {
    // Signs anything, and finds every signature good.
    const signer = path.join(site, 'signer');
    fs.writeFileSync(
      signer,
      '#!/bin/sh\ncat > /dev/null\necho "[GNUPG:] SIG_CREATED x" >&2\n' +
        'echo "-----BEGIN PGP SIGNATURE-----"\n',
      {mode: 0o755},
    );
    git('init', '--initial-branch', 'main');
    git('config', 'user.name', 'A');
    git('config', 'user.email', 'a@b.c');
    git('config', 'gpg.program', signer);
    git('config', 'log.showSignature', 'true');
    git('add', 'signer');
    git('commit', '--gpg-sign', '--message', 'Sail');
  });

  it('is the day of the last commit, without its signature', async () => {
    expect(await lastCommitDate(site, 'signer')).toBe('2026-01-02');
  });

  it('is null for a file that is not in it', async () => {
    expect(await lastCommitDate(site, 'gone')).toBeNull();
  });
});
