import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {completeFeeds} from '../../../plugins/blog/complete-feeds';

const ADDRESS = 'https://docs.harbour.test/handbook/blog';

describe('the feeds of a blog', () => {
  let folder: string;

  const read = (file: string) =>
    fs.readFileSync(path.join(folder, file), 'utf8');

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feeds-'));
  });

  afterEach(() => {
    fs.rmSync(folder, {recursive: true, force: true});
  });

  it('get their own URLs', async () => {
    fs.writeFileSync(
      path.join(folder, 'rss.xml'),
      '<rss version="2.0"><channel></channel></rss>',
    );
    fs.writeFileSync(path.join(folder, 'atom.xml'), '<feed></feed>');
    await completeFeeds(folder, ADDRESS, ['rss', 'atom']);
    expect(read('rss.xml')).toContain(`href="${ADDRESS}/rss.xml" rel="self"`);
    expect(read('atom.xml')).toContain(`href="${ADDRESS}/atom.xml"`);
  });

  it('may be missing, for example if all posts are unlisted', async () => {
    await completeFeeds(folder, ADDRESS, ['rss', 'atom']);
    expect(fs.readdirSync(folder)).toEqual([]);
  });
});
