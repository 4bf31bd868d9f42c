import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {createSite} from './harbour';
import {compilePage} from './mdx';

const NAMES = Array.from({length: 13}, (_, index) => `Lamp${index}`);

const FILES: Readonly<Record<string, string>> = {
  'port/__init__.py': `from .lamps import ${NAMES.join(', ')}\n`,
  'port/lamps.py': NAMES.map((name) => `class ${name}: ...\n`).join(''),
  'port/light_house.py': `
class Bulb: ...
class Lens: ...
class LightHouse: ...
class Tower: ...
`,
};

describe('the order of a page', () => {
  let site: Awaited<ReturnType<typeof createSite>>;

  beforeAll(async () => {
    site = await createSite('harbour', 'port');
    for (const [file, text] of Object.entries(FILES)) {
      const target = path.join(site.siteDir, 'sdk', file);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, text);
    }
    await site.generate({paths: 'definition'});
  });

  it('is that of the source, after the class that the module is named after', async () => {
    const page = await site.page('port.light_house');
    const order = ['LightHouse', 'Bulb', 'Lens', 'Tower'];
    const headings = [...page.matchAll(/^## `(\w+)`/gm)];
    expect(headings.map(([, name]) => name)).toEqual(order);
    const rows = [...page.matchAll(/\["class","(\w+)"/g)];
    expect(rows.map(([, name]) => name)).toEqual(order);
    const contents = [...page.matchAll(/"id":"(\w+)","level":2/g)];
    expect(contents.map(([, name]) => name)).toEqual(order);
  });

  it('has a link to the index of all symbols next to a folded list', async () => {
    const page = await site.page('port');
    expect(page).toContain(
      '## Re-exports \\{#re-exports}\n\nThe [index of all symbols](/api/port/symbol-index) has every name from A to Z.',
    );
    await compilePage(page);
  });
});
