import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import robots from '../../../plugins/robots';

type Built = Parameters<NonNullable<Plugin['postBuild']>>[0];

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'robots-'));
});

afterEach(() => {
  fs.rmSync(root, {recursive: true});
});

/** Builds one language as Docusaurus does, at the root or in a subfolder. */
async function build(
  currentLocale: string,
  folder: string,
  noIndex = false,
): Promise<void> {
  const outDir = path.join(root, folder);
  fs.mkdirSync(outDir, {recursive: true});
  const site = {
    baseUrl: path.posix.join('/docs', folder, '/'),
    i18n: {currentLocale, defaultLocale: 'en', locales: ['en', 'fr', 'de']},
    siteConfig: {url: 'https://harbour.test', noIndex},
  } as LoadContext;
  await robots(site).postBuild?.({outDir} as Built);
}

const read = (folder = '') =>
  fs.readFileSync(path.join(root, folder, 'robots.txt'), 'utf8');

const sitemaps = (text: string) => text.match(/(?<=^Sitemap: ).+$/gm);

describe('robots.txt', () => {
  it('lists no sitemap of a language that is not built', async () => {
    await build('en', '');
    expect(read()).toBe(
      'User-agent: *\nDisallow:\n\nSitemap: https://harbour.test/docs/sitemap.xml\n',
    );
  });

  it('lists the sitemap of each built language once', async () => {
    for (const [locale, folder] of [
      ['en', ''],
      ['fr', 'fr'],
      ['de', 'de'],
      ['de', 'de'],
    ] as const) {
      await build(locale, folder);
    }
    expect(sitemaps(read())).toEqual([
      'https://harbour.test/docs/sitemap.xml',
      'https://harbour.test/docs/fr/sitemap.xml',
      'https://harbour.test/docs/de/sitemap.xml',
    ]);
    expect(fs.existsSync(path.join(root, 'fr', 'robots.txt'))).toBe(false);
  });

  it('forgets the languages of an earlier build', async () => {
    await build('en', '');
    await build('fr', 'fr');
    await build('en', '');
    expect(sitemaps(read())).toHaveLength(1);
  });

  it('lists the sitemap of a language that is built alone', async () => {
    await build('fr', '');
    expect(sitemaps(read())).toEqual(['https://harbour.test/docs/sitemap.xml']);
  });

  it('is written for the default language below a folder of its name', async () => {
    await build('en', 'en');
    expect(sitemaps(read('en'))).toEqual([
      'https://harbour.test/docs/en/sitemap.xml',
    ]);
  });

  it('keeps crawlers out of a noIndex site in every language', async () => {
    await build('en', '', true);
    await build('fr', 'fr', true);
    expect(read()).toBe('User-agent: *\nDisallow: /\n');
  });
});
