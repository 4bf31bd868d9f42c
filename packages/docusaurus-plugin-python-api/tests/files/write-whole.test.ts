import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {writeWhole} from '../../src/files/write-whole';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'files-'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

it('writes a complete file despite concurrent writers, and the last one wins', async () => {
  const target = path.join(folder, 'deep', 'a.json');
  await Promise.all(
    [1, 2, 3].map((round) => writeWhole(target, `${round}`.repeat(1000))),
  );
  expect(fs.readFileSync(target, 'utf8')).toBe('3'.repeat(1000));
  expect(fs.readdirSync(path.dirname(target))).toEqual(['a.json']);
});

it('does not touch a file with the same bytes', async () => {
  const target = path.join(folder, 'a.json');
  const past = new Date(1_000_000_000_000);
  expect(await writeWhole(target, 'same')).toBe(true);
  fs.utimesSync(target, past, past);
  expect(await writeWhole(target, Buffer.from('same'))).toBe(false);
  expect(fs.statSync(target).mtime).toEqual(past);
});

it('leaves no temporary file if it fails, and the next call continues', async () => {
  const target = path.join(folder, 'a');
  fs.mkdirSync(path.join(target, 'in the way'), {recursive: true});
  const bad = writeWhole(target, 'text');
  const good = writeWhole(path.join(folder, 'b'), 'text');
  await expect(bad).rejects.toThrow();
  await good;
  expect(fs.readdirSync(folder).sort()).toEqual(['a', 'b']);
});

it('removes the temporary files of killed processes, but not those of others', async () => {
  const {pid} = spawnSync(process.execPath, ['--eval', '']);
  fs.writeFileSync(path.join(folder, `a.${pid}-0123abcd.part`), 'hal');
  fs.mkdirSync(path.join(folder, `pages.${pid}-0123abcd.part`, 'deep'), {
    recursive: true,
  });
  const live = `a.${process.ppid}-0123abcd.part`;
  fs.writeFileSync(path.join(folder, live), 'hal');
  fs.writeFileSync(path.join(folder, 'mine.part'), 'not temporary');
  await writeWhole(path.join(folder, 'a'), 'whole');
  expect(fs.readdirSync(folder).sort()).toEqual(['a', live, 'mine.part']);
});

it('never exposes a partial file that two processes write at once', async () => {
  const target = path.join(folder, 'a.txt');
  const size = 200_000;
  const writers = ['a', 'b'].map((letter) => {
    const script = `
      const {writeWhole} = require('./packages/docusaurus-plugin-python-api/src/files/write-whole');
      (async () => {
        for (let round = 0; round < 40; round += 1) {
          const letter = round % 2 ? '${letter}' : 'c';
          await writeWhole(process.argv[1], letter.repeat(${size}));
        }
      })();
    `;
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--eval', script, target],
      {stdio: ['ignore', 'ignore', 'inherit']},
    );
    return new Promise<number | null>((resolve) => {
      child.once('close', resolve);
    });
  });
  const ended = Promise.all(writers);
  const writing = {ended: false};
  void ended.then(() => {
    writing.ended = true;
  });
  const seen = new Set<string>();
  let isLast = false;
  while (!isLast) {
    // The last check comes after all writes, even if this process is slow.
    isLast = writing.ended;
    const text = await fs.promises.readFile(target, 'utf8').catch(() => null);
    if (text !== null) {
      seen.add(`${text.length} of ${[...new Set(text)].join('')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(await ended).toEqual([0, 0]);
  expect([...seen].sort()).toEqual(
    ['a', 'b', 'c']
      .map((letter) => `${size} of ${letter}`)
      .filter((kind) => seen.has(kind)),
  );
  expect(seen.size).toBeGreaterThan(0);
  expect(fs.readdirSync(folder)).toEqual(['a.txt']);
});
