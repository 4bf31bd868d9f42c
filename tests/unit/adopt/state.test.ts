import fs from 'node:fs';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {makeFolder, writeIn} from './small-site';
import {STATE} from '../../../scripts/lib/adopt/default-content';
import {readState} from '../../../scripts/lib/adopt/state';

let folder: string;

beforeEach(() => {
  folder = makeFolder();
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

const read = (state: unknown) => {
  writeIn(folder, STATE, JSON.stringify(state));
  return readState(folder);
};

it('only the digest of a commit is passed to Git as the adopted commit', async () => {
  const commit = '0123456789abcdef'.repeat(3).slice(0, 40);
  expect(await read({upstream: commit})).toHaveProperty('upstream', commit);
  for (const upstream of ['--output=/etc/passwd', 'main', `${commit} -x`, 7]) {
    expect(await read({upstream})).not.toHaveProperty('upstream');
  }
});

it('only entries of sdk/ are taken for copies, which a later run may remove', async () => {
  const given = ['sdk/kelp', 'sdk/kelp.py', 'sdk/kelp.pyi'];
  const others = ['docs', 'sdk/..', 'sdk/kelp/old.py', '../sdk/kelp', 7];
  expect((await read({sdk: {copies: [...given, ...others]}}))?.sdk).toEqual({
    copies: given,
  });
});

it('a state without some fields is completed', async () => {
  const state = await read({
    answers: {name: 7, sdk: '../kelp'},
    written: {'README.md': 'ab', LICENSE: 7},
  });
  expect(state?.written).toEqual({'README.md': 'ab'});
  expect(state?.answers).toMatchObject({name: '', sdk: '../kelp'});
  expect(state).toMatchObject({hasLogo: false, sdk: {copies: []}});
  expect((await read([]))?.written).toEqual({});
});

it('a company that was stored without its website is left out', async () => {
  const answers = {name: 'Kelp', company: 'Kelp Ltd'};
  expect((await read({answers}))?.answers.company).toBe('');
  const companyUrl = 'https://kelp.test';
  const state = await read({answers: {...answers, companyUrl}});
  expect(state?.answers).toMatchObject({company: 'Kelp Ltd', companyUrl});
});

it('only digests are read of what an interrupted run has written', async () => {
  const unfinished = {'README.md': ['ab', 7], LICENSE: 'cd'};
  expect((await read({unfinished}))?.unfinished).toEqual({'README.md': ['ab']});
  expect(await read({})).not.toHaveProperty('unfinished');
});

it('a broken state is named, because Git can restore it', async () => {
  writeIn(folder, STATE, '{');
  await expect(readState(folder)).rejects.toThrow(
    'adopt.json:1 — is not valid JSON: restore it with Git.',
  );
});
