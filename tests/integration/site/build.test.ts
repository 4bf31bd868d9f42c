import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {product} from '../../../config/product';
import {
  build,
  createSite,
  hashFiles,
  interruptBuild,
  listFiles,
  type Site,
} from './site';
import {writePosts} from './write-posts';

describe('a site with another identity and base URL', () => {
  let site: Site;

  beforeAll(() => {
    site = createSite();
    // The configuration of another project must not apply to the site.
    site.write('postcss.config.js', "throw new Error('not for this site');\n");
    writePosts(site, 11);
    const {code, output} = build(site, '--strict');
    // Neither from Docusaurus nor from Node.js.
    expect(output, output).not.toMatch(/\[ERROR\]|Warning: /);
    expect(code, output).toBe(0);
  });

  afterAll(() => {
    site.remove();
  });

  const read = (file: string) =>
    fs.readFileSync(path.join(site.folder, 'build', file), 'utf8');

  it('has no trace of the default identity in files or file names', () => {
    const built = path.join(site.folder, 'build');
    const files = listFiles(built);
    const trace = new RegExp(
      `(?<![a-z])(?:${product.slug}|${new URL(product.url).host})(?![a-z])`,
      'i',
    );
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => trace.test(file))).toEqual([]);
    expect(files.filter((file) => trace.test(read(file)))).toEqual([]);
  });

  it('serves its pages below the base URL, under its own slug', () => {
    const page = read('guides/getting-started/introduction-to-harbour.html');
    expect(page).toContain('/handbook/assets/');
    expect(page).toContain('Introduction to Harbour');
    expect(page).not.toMatch(/\{(?:product|PRODUCT)\}/i);
  });

  it('inserts the name into prose, code, ids, labels and front matter', () => {
    const page = read('guides/getting-started/introduction-to-harbour.html');
    expect(page).toContain('HARBOUR_HOME');
    expect(page).toMatch(/id="?using-harbour/);
    expect(page).toContain('Begin with Harbour');
    expect(page).toMatch(/content="?How Harbour works/);
  });

  it('[9.9] lists headings down to level 3 in the table of contents', () => {
    const page = read('guides/getting-started/introduction-to-harbour.html');
    const entries = page.match(
      /href="?#[\w-]+"? class="?table-of-contents__link/g,
    );
    expect(page).toContain('id=posts');
    expect(entries?.join()).toContain('#piers');
    expect(entries?.join()).not.toContain('#posts');
  });

  it.each([
    ['blog', 'page/2', 'Blog', 'News and notes'],
    ['blog/tags/hello', 'page/2', '12 posts tagged “hello”', 'First posts.'],
    ['blog/authors/crew', 'authors/2', 'The crew - 12 posts', 'Blog posts by'],
  ])(
    'the second page of %s has a title and a description of its own',
    (list, path, title, about) => {
      const [first, second] = [list, `${list}/${path}`].map((file) => {
        const page = read(`${file}.html`);
        return {
          title: /<title[^>]*>([^<]*) \|/.exec(page)?.[1],
          heading: /<h1[^>]*>([^<]*)/.exec(page)?.[1],
          about: /name="?description"? content="([^"]*)/.exec(page)?.[1],
        };
      });
      expect(first?.title).toBe(title);
      expect(second?.title).toBe(`${title}, page 2`);
      expect(first?.about).toContain(about);
      expect(second?.about).toBe(`Page 2 of 2: ${first?.about}`);
      // The theme's heading for an author is their name.
      expect(['The crew', second?.title]).toContain(second?.heading);
    },
  );

  it('documents the configured SDK', () => {
    expect(read('api/harbour/quay.html')).toContain('berth_count');
  });

  it('is kept when the next build is interrupted or killed at any time', async () => {
    const before = hashFiles(path.join(site.folder, 'build'));
    const list = (folder: string) =>
      fs.readdirSync(path.join(site.folder, folder));
    const drafts = (folder: string) =>
      list(folder).filter((name) => name.endsWith('.part'));
    const pages = (draft: string) => path.join(site.folder, draft, '404.html');
    const hasPages = () => drafts('.').map(pages).some(fs.existsSync);
    for (const [signal, isTime] of [
      ['SIGKILL', (said: string) => said.includes('Writing pages')],
      ['SIGKILL', hasPages],
      ['SIGTERM', (said: string) => said.includes('Creating an optimized')],
      ['SIGINT', hasPages],
    ] as const) {
      await interruptBuild(site, isTime, signal);
      expect(hashFiles(path.join(site.folder, 'build'))).toEqual(before);
    }
    // The last two builds have removed the leftovers of the first two.
    expect([...drafts('.'), ...drafts('.cache/api')]).toEqual([]);
  });

  describe('in another folder', () => {
    let other: Site;

    beforeAll(() => {
      other = createSite();
      writePosts(other, 11);
    });

    afterAll(() => {
      other.remove();
    });

    it('is identical, byte for byte', () => {
      const {code, output} = build(other);
      expect(code, output).toBe(0);
      const first = hashFiles(path.join(site.folder, 'build'));
      const second = hashFiles(path.join(other.folder, 'build'));
      const files = new Set([...Object.keys(first), ...Object.keys(second)]);
      expect([...files].filter((file) => first[file] !== second[file])).toEqual(
        [],
      );
    });

    it('recompiles an edited page and reuses the others', () => {
      const key = path.join(other.folder, '.cache/bundler/build-en/key');
      const kept = fs.readFileSync(key, 'utf8');
      // Only parsed pages are written; pages from the cache are only read.
      const listParsed = () => {
        const folder = path.join(other.folder, '.cache/pages');
        return fs
          .readdirSync(folder)
          .map(
            (name) => `${name} ${fs.statSync(path.join(folder, name)).mtimeMs}`,
          );
      };
      const parsed = new Set(listParsed());
      const file = path.join(
        other.folder,
        'docs/getting-started/introduction.mdx',
      );
      const text = fs.readFileSync(file, 'utf8');
      fs.writeFileSync(file, text.replace('holds a rope', 'holds a chain'));
      const {code, output} = build(other);
      expect(code, output).toBe(0);
      expect(fs.readFileSync(key, 'utf8')).toBe(kept);
      expect(listParsed().filter((one) => !parsed.has(one))).toHaveLength(1);
      const built = listFiles(path.join(other.folder, 'build'))
        .filter((name) => /\.(?:html|js|md)$/.test(name))
        .map((name) =>
          fs.readFileSync(path.join(other.folder, 'build', name), 'utf8'),
        );
      expect(built.filter((it) => it.includes('holds a rope'))).toEqual([]);
      // The page, its script, and its Markdown copy.
      expect(
        built.filter((it) => it.includes('holds a chain')).length,
      ).toBeGreaterThanOrEqual(3);
    });

    // Reuses the caches of the builds before.
    describe('with a seeded error', () => {
      const withGuide = (file: string, text: string) => {
        other.write(
          file,
          `---\ndescription: A page.\n---\n\n# A page\n\n${text}\n`,
        );
        const result = build(other);
        fs.rmSync(path.join(other.folder, file));
        return result;
      };

      it('[5.7] warns of a broken anchor, and fails for it in strict mode', () => {
        // In an existing page, so that no other page is recompiled.
        const guide = 'docs/getting-started/introduction.mdx';
        const file = path.join(other.folder, guide);
        const text = fs.readFileSync(file, 'utf8');
        fs.writeFileSync(file, `${text}\n[Nowhere](#nowhere)\n`);
        const {code, output} = build(other, '--strict');
        fs.writeFileSync(file, text);
        expect(output).toContain('#nowhere');
        expect(code).toBe(1);
      });

      it('[5.4] fails on a broken link, reports page and link, and keeps the last good site', () => {
        other.write('build/index.html', 'the last good site');
        const file = path.join(other.folder, 'config/product.ts');
        const text = fs.readFileSync(file, 'utf8');
        const news =
          "{id: 'a', text: 'A.', link: {label: 'B', path: '/no-such-news'}}";
        fs.writeFileSync(
          file,
          text.replace('announcement: undefined', `announcement: ${news}`),
        );
        const {code, output} = withGuide(
          'docs/getting-started/a.mdx',
          '[Away](/guides/no-such-page)',
        );
        fs.writeFileSync(file, text);
        expect(code).toBe(1);
        expect(output).toContain('/handbook/no-such-news');
        expect(output).toContain('/handbook/guides/getting-started/a');
        expect(output).toContain('/guides/no-such-page');
        expect(
          fs.readFileSync(path.join(other.folder, 'build/index.html'), 'utf8'),
        ).toBe('the last good site');
        expect(
          fs
            .readdirSync(other.folder)
            .filter((name) => name.startsWith('build')),
        ).toEqual(['build']);
      });

      it('[5.5] fails on a broken Markdown link and on unknown SDK names, and reports file, line and link', () => {
        const text = '---\ndescription: A page.\n---\n\n# A page\n\n';
        other.write('tutorials/e.mdx', `${text}[Away](./no-such-file.mdx)\n`);
        other.write('tutorials/f.mdx', `${text}\`harbour.quay.Key\`\n`);
        const {code, output} = withGuide(
          'docs/getting-started/f.mdx',
          'A `{product}.Quey`.',
        );
        fs.rmSync(path.join(other.folder, 'tutorials/e.mdx'));
        fs.rmSync(path.join(other.folder, 'tutorials/f.mdx'));
        expect(code).toBe(1);
        expect(output).toContain('tutorials/e.mdx');
        expect(output).toContain('./no-such-file.mdx');
        expect(output).toMatch(
          /docs\/getting-started\/f\.mdx:7 `harbour\.Quey` is not a public name of the package\. Did you mean `harbour\.Quay`/,
        );
        expect(output).toContain(
          'tutorials/f.mdx:7 `harbour.quay.Key` is not a public name',
        );
      });

      it('[5.6] fails on two pages with the same route, and reports the route', () => {
        other.write(
          'docs/getting-started/c.mdx',
          '---\ndescription: A page.\nslug: /getting-started/introduction-to-{product}\n---\n\n# A page\n',
        );
        const {code, output} = build(other);
        fs.rmSync(path.join(other.folder, 'docs/getting-started/c.mdx'));
        expect(code).toBe(1);
        expect(output).toContain(
          '/handbook/guides/getting-started/introduction-to-harbour',
        );
        expect(output.toLowerCase()).toContain('duplicate routes');
      });

      it('explains a missing SDK folder', () => {
        const file = path.join(other.folder, 'config/product.ts');
        const text = fs.readFileSync(file, 'utf8');
        fs.writeFileSync(file, text.replace("path: 'python'", "path: 'lost'"));
        const {code, output} = build(other);
        fs.writeFileSync(file, text);
        expect(code).toBe(1);
        expect(output).toMatch(
          /config\/product\.ts:\d+ — sdk\.path: there is no folder/,
        );
      });
    });
  });

  it('links the names of that SDK, once below each heading', () => {
    const page = read('guides/getting-started/introduction-to-harbour.html');
    const links = page.match(
      /<a [^>]*href="?\/handbook\/api\/harbour\/quay#Quay"?[^>]*><code>[^<]+/g,
    );
    expect(links?.map((link) => link.replace(/.*>/, ''))).toEqual([
      'Quay',
      'harbour.quay.Quay',
    ]);
  });

  it('links a symbol of the reference to the guides that use it', () => {
    expect(read('api/harbour/quay.html')).toMatch(
      /Used in:<\/strong> <a [^>]*href="?\/handbook\/guides\/getting-started\/introduction-to-harbour"?[^>]*>Introduction to Harbour<\/a>/,
    );
  });
});
