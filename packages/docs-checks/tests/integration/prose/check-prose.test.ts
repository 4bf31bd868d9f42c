import {spawn} from 'node:child_process';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {root as repository} from '../../../../../scripts/lib/paths';

function run(...args: readonly string[]) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join('scripts', 'check-prose.ts'), ...args],
    {cwd: repository, stdio: ['ignore', 'pipe', 'pipe']},
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise<{code: number | null; output: string}>(
    (resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => {
        resolve({code, output});
      });
    },
  );
}

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prose-'));
  await mkdir(path.join(folder, 'deep'));
});

afterEach(() => rm(folder, {recursive: true, force: true}));

const RIGHT = `---
title: Counting
description: How to count corals.
---

# Counting

Count them.
`;

describe('the command that checks prose', () => {
  it('succeeds if there is nothing to fix', async () => {
    await writeFile(path.join(folder, 'deep', 'page.mdx'), RIGHT);
    const {code, output} = await run(
      '--folder',
      path.relative(repository, folder),
    );
    expect(code).toBe(0);
    expect(output).toContain('No errors on 1 page');
  });

  it('prints all diagnostics of all pages with their places, and fails', async () => {
    await writeFile(
      path.join(folder, 'a.mdx'),
      RIGHT.replace('Count them', 'Just count [here](/x)'),
    );
    await writeFile(path.join(folder, 'deep', 'b.mdx'), 'A <b');
    const {code, output} = await run(
      '--folder',
      path.relative(repository, folder),
    );
    expect(code).toBe(1);
    expect(output).toMatch(
      /a\.mdx:8 "Just" is on the list of words to avoid\. Leave it out/,
    );
    expect(output).toMatch(/a\.mdx:8 The link text "here"/);
    expect(output).toMatch(/deep\/b\.mdx:1 .+ Fix the MDX/);
  });

  it('rejects invalid options', async () => {
    expect((await run('--page', 'x')).code).toBe(2);
  });
});
