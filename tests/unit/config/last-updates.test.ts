import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER, getFileCommitDate} from '@docusaurus/utils';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {readLastUpdates} from '../../../config/last-updates';
import {createMarkdown} from '../../../config/markdown';
import {product} from '../../../config/product';
import {hasGit} from '../support/git';

let repository: string;
let site: string;

/** Runs Git on a day of January 2026. */
function git(day: number, ...args: string[]): void {
  const date = `2026-01-${String(day).padStart(2, '0')}T12:00:00Z`;
  execFileSync(
    'git',
    ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args],
    {
      cwd: repository,
      stdio: 'ignore',
      env: {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date},
    },
  );
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  fs.writeFileSync(path.join(site, file), text);
}

function commit(day: number, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    write(file, text);
  }
  git(day, 'add', '.');
  git(day, 'commit', '--message', 'Change pages');
}

const noon = (day: number) => Date.UTC(2026, 0, day, 12);

beforeEach(() => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'updates-'));
  repository = fs.realpathSync(folder);
  site = path.join(repository, 'site');
  fs.mkdirSync(site);
  vi.stubEnv('NODE_ENV', 'production');
});

afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(repository, {recursive: true, force: true});
});

describe.runIf(hasGit)('the dates of pages in a repository', () => {
  it('are those that Docusaurus finds page by page', async () => {
    git(1, 'init', '--initial-branch', 'main');
    const pages = {
      'docs/one.mdx': 'One',
      'docs/two pages/zwölf "12".mdx': 'Twelve',
      'docs/moved.mdx': 'Moved',
      'docs/both.mdx': 'Both',
      'docs/branch.mdx': 'Branch',
    };
    commit(1, {'package.json': '{}', ...pages});
    commit(2, {'docs/two pages/zwölf "12".mdx': 'Changed'});
    git(3, 'mv', 'site/docs/moved.mdx', 'site/docs/new.mdx');
    git(3, 'commit', '--message', 'Move a page');
    git(4, 'checkout', '-b', 'branch');
    commit(4, {'docs/both.mdx': 'Branch', 'docs/branch.mdx': 'Changed'});
    git(5, 'checkout', 'main');
    commit(5, {'docs/both.mdx': 'Main', 'i18n/es/page.mdx': 'Page'});
    expect(() => {
      git(6, 'merge', 'branch');
    }).toThrow();
    commit(6, {'docs/both.mdx': 'Resolved'});
    commit(7, {'docs/both.mdx': 'Resolved', 'src/code.ts': ''});

    const updates = await readLastUpdates(site);
    const days = Object.fromEntries(
      [...updates].map(([file, time]) => [
        path.relative(site, file).replaceAll('\\', '/'),
        new Date(time).getUTCDate(),
      ]),
    );
    expect(days).toEqual({
      'docs/one.mdx': 1,
      'docs/two pages/zwölf "12".mdx': 2,
      'docs/moved.mdx': 3,
      'docs/new.mdx': 3,
      'docs/branch.mdx': 4,
      'i18n/es/page.mdx': 5,
      'docs/both.mdx': 6,
    });
    for (const [file, time] of updates) {
      // Docusaurus passes the name through a shell.
      if (fs.existsSync(file) && !file.includes('"')) {
        const {timestamp} = await getFileCommitDate(file, {age: 'newest'});
        expect(time, file).toBe(timestamp);
      }
    }
  });

  const readFrontMatter = async (text: string, file = 'docs/page.mdx') => {
    const markdown = createMarkdown(product, site);
    const {frontMatter} = await markdown.parseFrontMatter({
      filePath: path.join(site, file),
      fileContent: text,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    return frontMatter;
  };

  it('are added to the front matter that builds read', async () => {
    git(1, 'init');
    commit(8, {'package.json': '{}', 'docs/page.mdx': 'Page'});
    expect(await readFrontMatter('---\ntitle: A\n---\n')).toEqual({
      title: 'A',
      last_update: {date: noon(8)},
    });
    expect(await readFrontMatter('Page', 'docs/draft.mdx')).toEqual({});
    vi.stubEnv('NODE_ENV', 'development');
    expect(await readFrontMatter('Page')).toEqual({});
  });

  it('leave what a page states itself', async () => {
    git(1, 'init');
    commit(8, {'package.json': '{}', 'docs/page.mdx': 'Page'});
    const stated = (text: string) =>
      readFrontMatter(`---\nlast_update: ${text}\n---\n`);
    expect(await stated('{date: 2025-12-31}')).toEqual({
      last_update: {date: new Date('2025-12-31')},
    });
    expect(await stated('{author: Ada}')).toEqual({
      last_update: {author: 'Ada', date: noon(8)},
    });
    // Docusaurus explains what is wrong with it.
    expect(await stated('yesterday')).toEqual({last_update: 'yesterday'});
  });
});

it('pages of a site without a history have no dates', async () => {
  write('docs/page.mdx', 'Page');
  expect([...(await readLastUpdates(site))]).toEqual([]);
});
