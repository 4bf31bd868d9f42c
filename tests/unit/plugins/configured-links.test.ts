import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import type {HomePage} from '../../../config/identity/home-types';
import type {Product} from '../../../config/identity/types';
import {createConfiguredLinks} from '../../../config/links';
import type {Section} from '../../../config/sections';
import configuredLinks from '../../../plugins/configured-links';

const PRODUCT: Product = {
  name: 'Harbour',
  slug: 'harbour',
  tagline: 'Ships come and go.',
  url: 'https://docs.harbour.test',
  baseUrl: '/handbook/',
  footer: [{title: 'More', links: [{label: 'Blog', to: '/blog'}]}],
  sdk: {
    path: 'python',
    package: 'harbour',
    include: [],
    exclude: [],
    private: false,
    docstringStyle: 'auto',
  },
};

const HOME: HomePage = {
  description: 'About ships.',
  lead: 'Ships come and go.',
  actions: [{label: 'Begin', to: '/guides/about-{product}'}],
};

const closeWith = (to: string): HomePage => ({
  ...HOME,
  closing: {title: 'Sail', text: 'Now.', action: {label: 'Begin', to}},
});

describe('the check of configured links', () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));

  beforeAll(() => {
    fs.mkdirSync(path.join(siteDir, 'config'));
    fs.writeFileSync(
      path.join(siteDir, 'config/product.ts'),
      "const footer = [\n  {label: 'Blog', to: '/blog'},\n];\n",
    );
    fs.writeFileSync(
      path.join(siteDir, 'config/home.ts'),
      "const closing = {\n  to: '/guides/abut',\n};\n",
    );
  });

  afterAll(() => {
    fs.rmSync(siteDir, {recursive: true});
  });

  /** Checks a site with one guide, in a category with an index. */
  async function check(home: HomePage, written: Section[]): Promise<void> {
    const {baseUrl} = PRODUCT;
    const guides = {
      loadedVersions: [
        {
          docs: [{permalink: `${baseUrl}guides/about-harbour`}],
          sidebars: {guides: [{link: {permalink: `${baseUrl}guides/all/`}}]},
        },
      ],
    };
    await configuredLinks(
      {siteDir, baseUrl},
      createConfiguredLinks(PRODUCT, home, written),
    ).allContentLoaded?.({
      allContent: {'docusaurus-plugin-content-docs': {guides}},
      actions: {addRoute: vi.fn(), createData: vi.fn(), setGlobalData: vi.fn()},
    });
  }

  it('accepts links to pages, category indexes and the blog', async () => {
    await check(closeWith('/guides/all'), ['guides', 'blog']);
  });

  it('reports the last link of the home page', async () => {
    await expect(
      check(closeWith('/guides/abut'), ['guides', 'blog']),
    ).rejects.toThrow("config/home.ts:2 — '/guides/abut'");
  });

  it('reports a link to a blog without posts', async () => {
    await expect(check(HOME, ['guides'])).rejects.toThrow(
      "config/product.ts:2 — '/blog' is not a page of this site, because blog/ has no pages: " +
        'add one, or remove the link.',
    );
  });
});
