import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {product} from '../../../config/product';

/** The data that the build generates for the browser. */
const GENERATED = path.resolve(__dirname, '..', '..', '..', '.docusaurus');
const DOCS = 'docusaurus-plugin-content-docs';

const MAIN_DOCS = {
  guides: `getting-started/introduction-to-${product.slug}`,
  tutorials: 'introduction',
  api: product.sdk.package,
};

function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(GENERATED, file), 'utf8'));
}

test('[2.10] [3.2] [3.3] a version has a main page, and lists its docs, each with id, path and sidebar', () => {
  for (const [id, mainDocId] of Object.entries(MAIN_DOCS)) {
    expect(readJson('globalData.json')).toHaveProperty(
      [DOCS, id, 'versions'],
      [
        {
          name: 'current',
          label: 'Next',
          isLast: true,
          path: expect.stringMatching(/^\//) as unknown,
          mainDocId,
          docs: expect.any(Array) as unknown,
          draftIds: [],
          sidebars: expect.objectContaining({
            [id]: expect.anything(),
          }) as unknown,
        },
      ],
    );
    const docs = readJson('globalData.json') as Record<
      string,
      Record<string, {versions: {docs: {id: string}[]}[]}>
    >;
    const [version] = docs[DOCS]?.[id]?.versions ?? [];
    expect(version?.docs.length).toBeGreaterThan(0);
    for (const doc of version?.docs ?? []) {
      expect(doc).toEqual({
        id: expect.any(String) as unknown,
        path: expect.stringMatching(/^\//) as unknown,
        sidebar: id,
      });
    }
    expect(version?.docs.map((doc) => doc.id)).toContain(mainDocId);
  }
});

test('[3.1] a sidebar item is a link, or a category with items', () => {
  const folder = path.join(DOCS, 'guides', 'p');
  const [file] = fs
    .readdirSync(path.join(GENERATED, folder))
    .filter((name) =>
      fs
        .readFileSync(path.join(GENERATED, folder, name), 'utf8')
        .includes('"docsSidebars"'),
    );
  const {version} = readJson(path.join(folder, file ?? '-')) as {
    version: {docsSidebars: Record<string, Item[]>};
  };
  interface Item {
    type: string;
    href?: string;
    unlisted?: boolean;
    linkUnlisted?: boolean;
    items?: Item[];
  }
  const flatten = (items: Item[]): Item[] =>
    items.flatMap((item) => [item, ...flatten(item.items ?? [])]);
  const items = flatten(Object.values(version.docsSidebars).flat());
  expect(new Set(items.map(({type}) => type))).toEqual(
    new Set(['link', 'category']),
  );
  for (const item of items) {
    if (item.type === 'link') {
      expect(item.href).toMatch(/^\//);
    } else {
      expect(item.items?.length).toBeGreaterThan(0);
    }
  }
});
