import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeEach, describe, expect, it} from 'vitest';
import {makeRecords} from 'docusaurus-theme-static-search/engine';
import type {Page} from 'docusaurus-theme-static-search/engine';
import {makeContent} from 'docusaurus-theme-static-search/algolia-push';
import {pushContent} from 'docusaurus-theme-static-search/algolia-push';
import {FakeAlgolia, type Call} from './fake-algolia';

const INDEX = 'manual';

function createPage(url: string, text: string): Page {
  return {
    url,
    title: `Page ${url}`,
    section: 'Guides',
    description: '',
    keywords: [],
    language: 'en',
    docusaurus_tag: 'docs-guides-current',
    sections: [
      {depth: 0, heading: '', anchor: null, text, code: ''},
      {depth: 2, heading: 'Next', anchor: 'next', text: 'More.', code: ''},
    ],
  };
}

const source = makeRecords(
  Array.from({length: 450}, (_, place) =>
    createPage(`/guides/${place}`, 'We authorise behaviour.'),
  ),
  [],
  '/',
);
const content = makeContent(source);

function isBatch({path: address}: Call): boolean {
  // Synonyms are a separate batch with another path.
  return /^\/1\/indexes\/[^/]+\/batch$/.test(address);
}

let algolia: FakeAlgolia;
let steps: string[];
let pauses: number[];

beforeEach(async () => {
  algolia = new FakeAlgolia();
  await algolia.listen();
  algolia.indices.set(INDEX, {
    records: new Map([['old', {objectID: 'old'}]]),
    settings: {hitsPerPage: 3},
    synonyms: [],
    rules: [{objectID: 'made-in-the-dashboard'}],
  });
  steps = [];
  pauses = [];
});

afterEach(() => {
  algolia.close();
});

function push(adminKey = algolia.writeKey, signal?: AbortSignal) {
  return pushContent({appId: 'APP', adminKey, indexName: INDEX}, content, {
    hosts: algolia.hosts,
    onStep: (step) => steps.push(step),
    wait: (pause) => {
      pauses.push(pause);
      return Promise.resolve();
    },
    ...(signal && {signal}),
  });
}

function expectOldIndex(): void {
  expect([...algolia.indices.keys()]).toEqual([INDEX]);
  expect([...(algolia.indices.get(INDEX)?.records.keys() ?? [])]).toEqual([
    'old',
  ]);
  expect(algolia.indices.get(INDEX)?.settings).toEqual({hitsPerPage: 3});
}

describe('a push', () => {
  it('replaces records, settings and synonyms, and keeps the rules', async () => {
    await push();
    expect([...algolia.indices.keys()]).toEqual([INDEX]);
    const index = algolia.indices.get(INDEX);
    expect([...(index?.records.values() ?? [])]).toEqual(
      JSON.parse(JSON.stringify(content.records)),
    );
    expect(index?.settings).toEqual(content.settings);
    expect(index?.synonyms).toEqual(content.synonyms);
    expect(index?.rules).toEqual([{objectID: 'made-in-the-dashboard'}]);
  });

  it('sends at most 1,000 records per batch, reports each batch, and changes the index last', async () => {
    await push();
    const batches = algolia.calls.filter(isBatch);
    expect(batches.map(({count}) => count)).toEqual([1000, 350]);
    expect(steps).toContain('Sent 1000 of 1350 records.');
    expect(steps).toContain('Sent 1350 of 1350 records.');
    const writes = algolia.calls.filter(
      ({method, path: address}) =>
        method !== 'GET' && address.startsWith(`/1/indexes/${INDEX}/`),
    );
    // Its rules are copied; nothing is written to it.
    expect(writes.map(({path: address}) => address)).toEqual([
      `/1/indexes/${INDEX}/operation`,
    ]);
    expect(
      algolia.calls.findLast(({method}) => method === 'POST')?.path,
    ).toMatch(new RegExp(`/${INDEX}_draft_\\d+/operation$`));
  });

  it('rejects a wrong key with the permissions that it needs, and never prints it', async () => {
    const failure = push('secret-of-mine');
    await expect(failure).rejects.toThrow(
      'ALGOLIA_ADMIN_KEY must be a key of the application APP with the ' +
        'rights addObject, deleteIndex and editSettings for manual*.',
    );
    await expect(failure).rejects.not.toThrow('secret-of-mine');
    expect(steps.join()).not.toContain('secret-of-mine');
    expect(steps.join()).not.toContain('could not be removed');
    expectOldIndex();
  });

  it('blames the quota for an exceeded quota, and not the key', async () => {
    // Algolia rejects both with the same status.
    algolia.failure = (call) =>
      isBatch(call)
        ? {status: 403, message: 'You have exceeded your Record quota.'}
        : undefined;
    await expect(push()).rejects.toThrow(
      'A quota of the application APP is exceeded (You have exceeded your ' +
        'Record quota.). A push needs room for the old and the new records ' +
        'of manual at the same time.',
    );
    expectOldIndex();
  });

  it('waits as long as a rate limit requests', async () => {
    algolia.failure = (call, calls) =>
      isBatch(call) && !calls.some(isBatch)
        ? {status: 429, headers: {'retry-after': '1'}}
        : undefined;
    await push();
    expect(algolia.calls.filter(isBatch)).toHaveLength(3);
    expect(algolia.indices.get(INDEX)?.records.size).toBe(1350);
  });

  it.each([
    ['a dropped connection', 'drop' as const, 'No host responds.'],
    ['a server error', {status: 503}, 'Algolia responded with status 503.'],
  ])('retries after %s', async (_, failure, reason) => {
    algolia.failure = (call, calls) =>
      isBatch(call) && calls.filter(isBatch).length < 2 ? failure : undefined;
    await push();
    expect(pauses).toEqual([1000, 2000]);
    expect(steps).toContain(`${reason} Trying again in 2 s.`);
    expect(algolia.indices.get(INDEX)?.records.size).toBe(1350);
  });

  it('gives up if no host ever answers, and explains what to check', async () => {
    algolia.failure = () => 'drop';
    await expect(push()).rejects.toThrow(
      'No host of the application APP responds. Check ALGOLIA_APP_ID',
    );
    expect(pauses).toEqual([1000, 2000, 4000]);
    expect(steps.join()).not.toContain('could not be removed');
    expectOldIndex();
  });

  it('reports the status if every host keeps failing', async () => {
    algolia.failure = () => ({status: 503});
    await expect(push()).rejects.toThrow(
      'responded with an error, the last with status 503.',
    );
    expect(pauses).toEqual([1000, 2000, 4000]);
    expectOldIndex();
  });

  it('leaves the index unchanged and no draft if it fails halfway', async () => {
    algolia.failure = (call, calls) =>
      isBatch(call) && calls.some(isBatch)
        ? {status: 400, message: 'Record is too big'}
        : undefined;
    await expect(push()).rejects.toThrow(
      'Algolia responded with status 400: Record is',
    );
    expectOldIndex();
  });

  it('leaves the index unchanged if it is stopped', async () => {
    const stop = new AbortController();
    algolia.failure = (call) => {
      if (isBatch(call)) {
        stop.abort();
      }
      return undefined;
    };
    await expect(push(algolia.writeKey, stop.signal)).rejects.toThrow(
      'Stopped. The index is unchanged.',
    );
    expectOldIndex();
  });

  it('does not try again once it is stopped', async () => {
    const stop = new AbortController();
    algolia.failure = () => {
      stop.abort();
      return 'drop';
    };
    await expect(push(algolia.writeKey, stop.signal)).rejects.toThrow(
      'Stopped. The index is unchanged.',
    );
    expect(pauses).toEqual([1000]);
  });

  it('reports a draft that it could not remove', async () => {
    algolia.failure = ({method}, calls) =>
      method === 'DELETE' || calls.some(isBatch)
        ? {status: 400, message: 'no'}
        : undefined;
    await expect(push()).rejects.toThrow('Algolia responded with status 400');
    expect(steps.at(-1)).toMatch(/^manual_draft_\d+ could not be removed/);
  });
});

describe('npm run search:push', () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'push-'));
  const records = path.join(folder, 'records.json');
  fs.writeFileSync(records, JSON.stringify(source));

  afterAll(() => {
    fs.rmSync(folder, {recursive: true, force: true});
  });

  const run = (env: Record<string, string>, ...args: string[]) => {
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/push-search.ts', ...args],
      {cwd: root, encoding: 'utf8', env: {PATH: process.env.PATH, ...env}},
    );
    return {code: status, output: stdout + stderr};
  };

  it('prints in a dry run what it would send, and writes the same bytes each time', () => {
    const files = ['one.json', 'two.json'].map((name) => {
      const file = path.join(folder, 'exported', name);
      const {code, output} = run(
        {},
        ...['--dry-run', '--records', records, '--out', file],
      );
      expect(code, output).toBe(0);
      expect(output).toContain('1350 records in 900 places: Guides 1350');
      expect(output).toContain('Nothing was sent.');
      return fs.readFileSync(file, 'utf8');
    });
    expect(files[0]).toBe(files[1]);
    expect(JSON.parse(files[0] ?? '')).toHaveLength(1350);
  });

  it('reports each missing variable', () => {
    const {code, output} = run({ALGOLIA_APP_ID: 'APP'}, '--records', records);
    expect(code).toBe(2);
    expect(output).toContain(
      'ALGOLIA_ADMIN_KEY and ALGOLIA_INDEX_NAME are not set.',
    );
  });

  it('reports the page of a record that is too large', () => {
    const {code, output} = run(
      {},
      ...['--dry-run', '--records', records, '--record-limit', '300'],
    );
    expect(code).toBe(1);
    expect(output).toMatch(/\/guides\/0#next — the record .* has \d+ bytes/);
  });

  it('asks for a build if there are no records', () => {
    const missing = path.join(folder, 'missing.json');
    const {code, output} = run({}, '--dry-run', '--records', missing);
    expect(code).toBe(1);
    expect(output).toContain('Build the site first.');
  });

  it('explains its options', () => {
    const help = execFileSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/push-search.ts', '--help'],
      {cwd: root, encoding: 'utf8'},
    );
    expect(help).toContain('npm run search:push -- [options]');
    expect(run({}, '--wrong').code).toBe(2);
    expect(run({}, '--record-limit', 'x').code).toBe(2);
  });
});
