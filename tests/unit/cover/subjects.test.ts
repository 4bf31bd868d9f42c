import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {isSubject} from '../../../src/components/Cover/Motif';

const blog = path.resolve(__dirname, '../../../blog');

it('each subject of a post can be drawn, and no two posts have the same', () => {
  const named = fs
    .readdirSync(blog)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => fs.readFileSync(path.join(blog, file), 'utf8'))
    .flatMap((post) => /^cover: (.+)$/m.exec(post)?.[1] ?? []);
  expect(named.filter((subject) => !isSubject(subject))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});
