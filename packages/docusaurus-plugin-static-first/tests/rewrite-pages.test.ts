import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {SiteStorage} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {Settings} from '../src/client/settings';
import type {StaticFirstOptions} from '../src/options';
import {makePageParts} from '../src/pages/page-parts';
import {rewritePages} from '../src/pages/rewrite-pages';

const OPTIONS: Required<StaticFirstOptions> = {
  library: 'react',
  hydrateOnLoad: ['/search'],
  controls: ['.more'],
  inlineStyles: true,
  keepStyles: [],
  styleSets: 3,
  speculation: 'prefetch',
};

const page = (kind: string, body: string) =>
  `<html class=plugin-${kind}><link rel=stylesheet href=/docs/assets/css/s.css>` +
  `<script src=/docs/assets/js/main.js></script><body>` +
  `<div id=__docusaurus>${body}</div>`;

describe('a built site', () => {
  let outDir: string;
  const read = (file: string) => fs.readFile(path.join(outDir, file), 'utf8');

  beforeEach(async () => {
    outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'static-first-'));
    const files = {
      'assets/css/s.css':
        '@font-face{font-family:x}.a{top:0}.b{top:0}.unused{top:0}' +
        '.alert--info{top:0}.later{top:0}' +
        String.raw`.md\:flex{top:0}.w-1\/2{top:0}.\[\&\>p\]\:m-0{top:0}` +
        String.raw`.md\:grid{top:0}`,
      'assets/js/main.js':
        '"later";"alert--"+kind;"md:flex w-1/2";\'[&>p]:m-0\'',
      'routes.2.js': '',
      'guide.html': page('docs', '<p class=a>'),
      'search.html': page('search', '<p class=b>'),
    };
    for (const [file, text] of Object.entries(files)) {
      await fs.mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
      await fs.writeFile(path.join(outDir, file), text);
    }
  });

  afterEach(async () => {
    await fs.rm(outDir, {recursive: true});
  });

  async function rewrite(
    changes: Partial<typeof OPTIONS> = {},
    type: SiteStorage['type'] = 'localStorage',
  ): Promise<void> {
    const options = {...OPTIONS, ...changes};
    const parts = await makePageParts(
      {
        baseUrl: '/docs/',
        siteStorage: {type, namespace: '-docs'},
        codeTranslations: {'theme.StaticFirst.retry': 'Nochmals'},
        siteConfig: {themeConfig: {announcementBar: {id: 'news'}}},
      } as unknown as Parameters<typeof makePageParts>[0],
      options,
    );
    await rewritePages(
      {
        outDir,
        baseUrl: '/docs/',
        ownScripts: new Map([['/docs/guide', '/docs/routes.js']]),
        renamed: new Map([['/docs/routes.js', '/docs/routes.2.js']]),
      },
      parts,
      options,
    );
  }

  it('leaves pages unchanged that only mention the root of Docusaurus', async () => {
    const text = '<p title="<div id=__docusaurus>">id="__docusaurus"';
    await fs.writeFile(path.join(outDir, 'note.html'), text);
    await rewrite();
    expect(await read('note.html')).toBe(text);
  });

  it('gives each page the styles of its kind', async () => {
    await rewrite();
    expect(await read('guide.html')).toContain('.a{top:0}</style>');
    expect(await read('search.html')).toContain('.b{top:0}</style>');
    expect(await read('search.html')).not.toContain('.a{top:0}');
  });

  it('gives some pages of a kind their own styles if that saves enough', async () => {
    const steps = `.steps{width:${'1'.repeat(8000)}px}`;
    await fs.appendFile(path.join(outDir, 'assets/css/s.css'), steps);
    await fs.writeFile(
      path.join(outDir, 'steps.html'),
      page('docs', '<p class=a><ol class=steps>'),
    );
    await rewrite();
    expect(await read('guide.html')).not.toContain(steps);
    expect(await read('steps.html')).toContain(`.a{top:0}${steps}</style>`);
  });

  it('gives all pages of a kind the same styles if the limit is one set', async () => {
    const steps = `.steps{width:${'1'.repeat(8000)}px}`;
    await fs.appendFile(path.join(outDir, 'assets/css/s.css'), steps);
    await fs.writeFile(
      path.join(outDir, 'steps.html'),
      page('docs', '<ol class=steps>'),
    );
    await rewrite({styleSets: 1});
    expect(await read('guide.html')).toContain(`.a{top:0}${steps}</style>`);
    expect(await read('steps.html')).toContain(`.a{top:0}${steps}</style>`);
  });

  it('loads styles that any page or script can match with React, under a new name', async () => {
    await rewrite();
    const [, name = ''] =
      /"styles":\["\/docs\/(assets\/css\/styles\.[\da-f]{8}\.css)"\]/.exec(
        await read('guide.html'),
      ) ?? [];
    expect(await read(name)).toBe(
      '.a{top:0}.b{top:0}.alert--info{top:0}.later{top:0}' +
        String.raw`.md\:flex{top:0}.w-1\/2{top:0}.\[\&\>p\]\:m-0{top:0}`,
    );
    await expect(read('assets/css/s.css')).rejects.toThrow('ENOENT');
  });

  it('drops variables that only unmatched rules read', async () => {
    await fs.writeFile(
      path.join(outDir, 'assets/css/s.css'),
      ':root{--own:1px 2px 3px;--other:2;--gone:3}.a{margin:var(--own);padding:var(--own)}.unused{top:var(--gone)}',
    );
    await fs.writeFile(
      path.join(outDir, 'assets/css/later.css'),
      '.later{top:var(--other)}',
    );
    await rewrite();
    const [file = ''] = /styles\.[\da-f]{8}\.css/.exec(
      await read('guide.html'),
    ) ?? [''];
    expect(await read(`assets/css/${file}`)).toBe(
      ':root{--own:1px 2px 3px;--other:2}.a{margin:var(--own);padding:var(--own)}',
    );
  });

  it('keeps variables that a stylesheet of the authors reads', async () => {
    await fs.writeFile(
      path.join(outDir, 'assets/css/s.css'),
      ':root{--own:1px 2px 3px;--gone:2}.a{top:0}',
    );
    await fs.writeFile(path.join(outDir, 'own.css'), '.own{margin:var(--own)}');
    await fs.writeFile(
      path.join(outDir, 'guide.html'),
      page('docs', '<p class=a>').replace(
        '<script',
        '<link rel=stylesheet href=/docs/own.css><script',
      ),
    );
    await rewrite();
    const html = await read('guide.html');
    expect(html).toContain('<link rel=stylesheet href=/docs/own.css>');
    expect(html).toContain(':root{--own:1px 2px 3px}');
    const [file = ''] = /styles\.[\da-f]{8}\.css/.exec(html) ?? [];
    expect(await read(`assets/css/${file}`)).toContain('--own:1px 2px 3px');
  });

  it('hydrates the configured pages immediately', async () => {
    await rewrite();
    expect(await read('guide.html')).not.toContain('"onLoad"');
    expect(await read('search.html')).toContain('"onLoad":true');
  });

  it('lists the script with the routes of a page', async () => {
    await rewrite();
    expect(await read('guide.html')).toContain(
      '"ownScript":"/docs/routes.2.js"',
    );
    expect(await read('search.html')).not.toContain('routes.2.js');
  });

  it('finds both for pages in folders of their own', async () => {
    for (const name of ['guide', 'search']) {
      await fs.mkdir(path.join(outDir, name));
      await fs.rename(
        path.join(outDir, `${name}.html`),
        path.join(outDir, name, 'index.html'),
      );
    }
    await rewrite({hydrateOnLoad: ['/search/', '/404.html']});
    expect(await read('guide/index.html')).toContain(
      '"ownScript":"/docs/routes.2.js"',
    );
    expect(await read('search/index.html')).toContain('"onLoad":true');
  });

  it('uses the storage, texts and controls of the site', async () => {
    await rewrite();
    const html = await read('guide.html');
    expect(html).toContain('"namespace":"-docs"');
    expect(html).not.toContain('"storage":');
    expect(html).toContain('"retry":"Nochmals"');
    expect(html).toContain('"announcement":"news"');
    expect(html).toContain('a[aria-haspopup],.more');
  });

  it('names the storage of the site if it is not the default', async () => {
    await rewrite({}, 'sessionStorage');
    expect(await read('guide.html')).toContain('"storage":"sessionStorage"');
  });

  it('lists the digests of its final files', async () => {
    await rewrite();
    const [, settings = ''] =
      /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(
        await read('guide.html'),
      ) ?? [];
    const {scripts, ownScript, styles, integrity} = JSON.parse(
      settings,
    ) as Settings;
    const addresses = [...scripts, String(ownScript), ...styles];
    expect(addresses).toHaveLength(3);
    for (const address of addresses) {
      const text = await read(address.slice('/docs/'.length));
      const digest = createHash('sha256').update(text).digest('base64');
      expect(integrity[address], address).toBe(`sha256-${digest}`);
    }
  });

  it('prefetches pages below its base URL, but no files', async () => {
    await rewrite();
    const [, rules = ''] =
      /<script type="speculationrules">(.*?)<\/script>/.exec(
        await read('guide.html'),
      ) ?? [];
    expect(JSON.parse(rules)).toMatchObject({
      prefetch: [
        {where: {and: [{href_matches: '/docs/*'}, {}, {}]}},
        {where: {and: [{href_matches: '/docs/*'}, {}, {}]}},
      ],
    });
  });

  it('reports the page that cannot be rewritten', async () => {
    await fs.writeFile(
      path.join(outDir, 'odd.html'),
      '<body><div id="__docusaurus"></div>',
    );
    await expect(rewrite()).rejects.toThrow(
      "odd.html: the page loads no script of Docusaurus in its head: load it there in the site's 'ssrTemplate'.",
    );
  });

  it('leaves pages unchanged that Docusaurus has not rendered', async () => {
    const text = '<script src=/x.js></script><p>proof of ownership</p>';
    await fs.writeFile(path.join(outDir, 'proof.html'), text);
    await rewrite();
    expect(await read('proof.html')).toBe(text);
  });
});
