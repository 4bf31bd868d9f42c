import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {formatSecurityTxt} from '../src/security-txt/format-security-txt';
import {readSourceDate} from '../src/security-txt/source-date';
import {writeSecurityTxt} from '../src/security-txt/write-security-txt';

/** Sites are also built without Git. */
const hasGit = spawnSync('git', ['--version']).status === 0;

describe('formatSecurityTxt', () => {
  it('has a contact, and expires a day less than a year ahead', () => {
    expect(
      formatSecurityTxt({
        email: 'help@kelp.test',
        canonical: 'https://kelp.test/.well-known/security.txt',
        from: new Date('2027-03-01T10:20:30.400Z'),
      }),
    ).toBe(
      'Contact: mailto:help@kelp.test\n' +
        'Expires: 2028-02-29T10:20:30Z\n' +
        'Preferred-Languages: en\n' +
        'Canonical: https://kelp.test/.well-known/security.txt\n',
    );
  });
});

it('names the file at the root of the host, wherever the site is', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  await writeSecurityTxt(folder, {
    email: 'help@kelp.test',
    siteDir: folder,
    siteUrl: 'https://kelp.test/docs/',
  });
  for (const name of ['.well-known/security.txt', 'security.txt']) {
    expect(fs.readFileSync(path.join(folder, name), 'utf8')).toContain(
      'Canonical: https://kelp.test/.well-known/security.txt\n',
    );
  }
  fs.rmSync(folder, {recursive: true});
});

describe('readSourceDate', () => {
  it('uses the date in SOURCE_DATE_EPOCH', async () => {
    const date = await readSourceDate('.', {SOURCE_DATE_EPOCH: '1700000000'});
    expect(date.toISOString()).toBe('2023-11-14T22:13:20.000Z');
  });

  it.runIf(hasGit)(
    'uses the date of the commit, the same each time',
    async () => {
      const [first, second] = await Promise.all([
        readSourceDate('.', {}),
        readSourceDate('.', {}),
      ]);
      expect(first).toEqual(second);
      expect(first.getUTCMilliseconds()).toBe(0);
    },
  );

  it.runIf(hasGit)('ignores the signature that Git may print', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'signed-'));
    // Signs anything, and finds every signature good.
    const signer = path.join(folder, 'signer');
    fs.writeFileSync(
      signer,
      '#!/bin/sh\ncat > /dev/null\necho "[GNUPG:] SIG_CREATED x" >&2\n' +
        'echo "-----BEGIN PGP SIGNATURE-----"\n',
      {mode: 0o755},
    );
    const git = (...words: string[]) => {
      const {status, stderr} = spawnSync('git', words, {
        cwd: folder,
        encoding: 'utf8',
        env: {...process.env, GIT_COMMITTER_DATE: '1700000000 +0000'},
      });
      expect(stderr).toBe('');
      expect(status).toBe(0);
    };
    git('init', '--quiet', '--initial-branch=main');
    git('config', 'user.name', 'Kelp');
    git('config', 'user.email', 'help@kelp.test');
    git('config', 'gpg.program', signer);
    git('config', 'log.showSignature', 'true');
    git('commit', '--quiet', '--allow-empty', '--gpg-sign', '--message=Sail');
    const date = await readSourceDate(folder, {});
    fs.rmSync(folder, {recursive: true});
    expect(date).toEqual(new Date(1_700_000_000_000));
  });

  it('uses the current date outside a repository', async () => {
    const before = Date.now();
    const date = await readSourceDate(os.tmpdir(), {});
    expect(date.getTime()).toBeGreaterThanOrEqual(before);
  });
});
