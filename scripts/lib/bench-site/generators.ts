import {product} from '../../../config/product';
import {root} from '../paths';
import type {Page} from './pages';
import {findWrongNames, markWrongNames} from './wrong-names';

/** The selectors of a generator's controls. */
export interface Controls {
  /** The links of the sidebar in a wide window. */
  sidebarLinks: string;
  search: string;
  searchInput: string;
  /** A visible search result. */
  searchHit: string;
  colourMode: string;
  /** The button of the mobile menu. */
  menu: string;
}

/** A site generator in the comparison. */
export interface Generator {
  name: string;
  /** Packages to install, with exact versions; none for this project itself. */
  packages: readonly string[];
  /** Creates the files of the site, by path. */
  files: (pages: readonly Page[]) => Record<string, string>;
  /** The build command. */
  build: readonly [string, ...string[]];
  output: string;
  /** Returns the address of a page. */
  address: (path: string) => string;
  /** Undefined if it generates separate pages rather than a site. */
  controls?: Controls;
}

const frontMatter = (lines: Record<string, string>) =>
  `---\n${Object.entries(lines)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n`;

const description = ({title}: Page) => `What to know of ${title}.`;

interface Group {
  text: string;
  collapsed: boolean;
  items: (Group | {text: string; link: string})[];
}

/**
 * Creates the VitePress sidebar, which isn't automatic: one group per folder.
 */
function makeSidebar(pages: readonly Page[]): Group[] {
  const root: Group = {text: '', collapsed: false, items: []};
  const groups = new Map<string, Group>([['', root]]);
  const groupOf = (folder: string): Group => {
    const known = groups.get(folder);
    if (known) {
      return known;
    }
    const parts = folder.split('/');
    const group = {text: parts.at(-1) ?? '', collapsed: true, items: []};
    groups.set(folder, group);
    groupOf(parts.slice(0, -1).join('/')).items.push(group);
    return group;
  };
  for (const {path, title} of pages) {
    const folder = path.split('/').slice(0, -1).join('/');
    groupOf(folder).items.push({text: title, link: `/${path}`});
  }
  return root.items.filter((item): item is Group => 'items' in item);
}

export const vitepress = {
  name: 'VitePress',
  packages: ['vitepress@1.6.4'],
  files: (pages) => ({
    'docs/.vitepress/config.mjs': `export default ${JSON.stringify({
      title: 'Docs',
      cleanUrls: true,
      ignoreDeadLinks: true,
      themeConfig: {
        search: {provider: 'local'},
        sidebar: makeSidebar(pages),
      },
    })};\n`,
    'docs/index.md': '---\nlayout: home\nhero: {name: Docs}\n---\n',
    ...Object.fromEntries(
      pages.map((page) => [
        `docs/${page.path}.md`,
        // `v-pre`: Vue would interpret double braces.
        `${frontMatter({description: description(page)})}# ${page.title}\n\n::::: v-pre\n\n${page.text}\n\n:::::\n`,
      ]),
    ),
  }),
  build: ['npx', 'vitepress', 'build', 'docs'],
  output: 'docs/.vitepress/dist',
  address: (path) => `/${path}`,
  controls: {
    sidebarLinks: '.VPSidebar a.VPLink',
    search: '.VPNavBarSearch button',
    searchInput: '.VPLocalSearchBox input',
    searchHit: '.VPLocalSearchBox .result',
    colourMode: '.VPNavBarAppearance button',
    menu: '.VPLocalNav .menu',
  },
} satisfies Generator;

const slug = (path: string) => path.toLowerCase().replaceAll(/[^\w/-]/g, '');

export const starlight = {
  name: 'Starlight',
  packages: ['@astrojs/starlight@0.37.7', 'astro@5.18.2'],
  files: (pages) => ({
    'astro.config.mjs': `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  site: 'https://docs.example.test',
  integrations: [starlight({
    title: 'Docs',
    sidebar: [
      {label: 'Guides', autogenerate: {directory: 'guides', collapsed: true}},
      {label: 'Tutorials', autogenerate: {directory: 'tutorials'}},
    ],
  })],
});
`,
    'src/content.config.ts': `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {
  docs: defineCollection({loader: docsLoader(), schema: docsSchema()}),
};
`,
    'src/content/docs/index.md': `${frontMatter({title: 'Docs'})}Docs.\n`,
    ...Object.fromEntries(
      pages.map((page) => [
        `src/content/docs/${page.path}.md`,
        `${frontMatter({title: page.title, description: description(page)})}${page.text}\n`,
      ]),
    ),
  }),
  build: ['npx', 'astro', 'build'],
  output: 'dist',
  address: (path) => `/${slug(path)}/`,
  controls: {
    sidebarLinks: '.sidebar-content a',
    search: 'site-search button[data-open-modal]',
    searchInput: 'site-search dialog input',
    searchHit: 'site-search .pagefind-ui__result-link',
    colourMode: 'header starlight-theme-select select',
    menu: 'starlight-menu-button button',
  },
} satisfies Generator;

/** Docusaurus would check links to files as links to pages. */
const markFiles = (text: string) =>
  text.replaceAll(/\]\((\/[^)\s]*\.\w+)\)/g, '](pathname://$1)');

/** This project, which needs only the generated pages. */
export const own = {
  name: 'this project',
  packages: [],
  files(pages) {
    const wrong = findWrongNames(`${root}/docs`, product.slug);
    return Object.fromEntries(
      pages.map((page) => [
        `docs/${page.path.replace('guides/', '')}.md`,
        `---\ndescription: ${JSON.stringify(description(page))}\nmdx:\n  format: md\n---\n\n# ${page.title}\n\n${markWrongNames(markFiles(page.text), wrong)}\n`,
      ]),
    );
  },
  build: ['npm', 'run', '--silent', 'build'],
  output: 'build',
  address: (path) => `/${path}`,
  controls: {
    sidebarLinks: '.theme-doc-sidebar-menu a.menu__link[href^="/"]',
    search: 'button[aria-keyshortcuts]',
    searchInput: '.DocSearch-Input',
    searchHit: '.DocSearch-Hit a',
    colourMode: '.navbar button[aria-label^="Switch between"]',
    menu: '.navbar__toggle',
  },
} satisfies Generator;

/**
 * The text of each page as plain HTML: the lower bound for the weight and
 * loading time of a page.
 */
export const bare = {
  name: 'bare HTML',
  packages: ['marked@18.2.1'],
  files: (pages) => ({
    'build.mjs': `import fs from 'node:fs';
import path from 'node:path';
import {marked} from 'marked';
for (const page of JSON.parse(fs.readFileSync('pages.json', 'utf8'))) {
  const file = path.join('site', page.path + '.html');
  const head =
    '<!doctype html><html lang="en"><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width"><title>' + page.title + '</title>';
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, head + marked('# ' + page.title + '\\n\\n' + page.text));
}
`,
    'pages.json': JSON.stringify(pages),
  }),
  build: ['node', 'build.mjs'],
  output: 'site',
  address: (path) => `/${path}`,
} satisfies Generator;
