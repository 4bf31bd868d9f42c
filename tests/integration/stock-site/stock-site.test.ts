import fs from 'node:fs/promises';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {attempt} from './commands';
import {expectBarHidden} from './hidden-bar';
import {expectChoiceKept, expectTargetsShown} from './hidden-targets';
import {
  buildSite,
  makeSite,
  makeWorkspace,
  PACKAGES,
  type Workspace,
} from './make-site';
import {openSite, type OpenSite} from './open-site';
import {readCommands, readPageBlocks} from './read-pages';
import {expectSameStyles} from './same-styles';
import {search} from './search';
import {switchToDark} from './switch-mode';

const BASE_URL = '/cove/';
/** 3.7.0 in every run; the newest version only on request. */
const VERSIONS = [
  '3.7.0',
  ...(process.env.STOCK_VERSIONS === 'all' ? ['3'] : []),
];

let workspace: Workspace;

beforeAll(async () => {
  workspace = await makeWorkspace();
  return () => fs.rm(workspace.temporary, {recursive: true, force: true});
});

describe('the guides to installing a package', () => {
  it('exist for each package, and install that package', async () => {
    const blocks = await readPageBlocks();
    const pages = new Set(blocks.map((block) => block.package));
    expect([...pages].sort()).toEqual([...PACKAGES].sort());
    for (const name of PACKAGES) {
      const [install = ''] = await readCommands(name);
      expect(install).toMatch(/^npm install /);
      expect(install.split(' ')).toContain(name);
      // The site below installs only these packages of ours.
      expect(
        install.split(' ').filter((one) => PACKAGES.includes(one)),
      ).toEqual(install.split(' ').slice(2));
    }
  });

  it('need at most a dozen lines for the five plugins and themes', async () => {
    const configs = (await readPageBlocks()).filter(
      ({title}) => title === 'docusaurus.config.js',
    );
    expect(configs).toHaveLength(5);
    const options = configs
      .flatMap(({code}) => code.split('\n'))
      .filter((line) => /['"]/.test(line));
    expect(options.length).toBeLessThanOrEqual(12);
  });
});

describe.each(VERSIONS)('a stock site of Docusaurus %s', (version) => {
  let folder: string;
  let site: OpenSite;

  beforeAll(async () => {
    folder = await makeSite(version, workspace);
    await buildSite(folder);
    site = await openSite(folder, BASE_URL);
    return site.close;
  });

  const built = (file: string) =>
    fs.readFile(path.join(folder, 'build', file), 'utf8');

  it('has API pages with signatures, links and a sidebar', async () => {
    const page = await site.openPage();
    await page.goto(site.address('api/cove/boats'));
    const sail = page.locator('[id="Boat.sail"]');
    await expect.poll(() => sail.count()).toBe(1);
    const text = await page.locator('article').innerText();
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(
      /sail\(\s*hours: float, \*, crew: Sequence\[str\] = \(\),?\s*\) -> float/,
    );
    const links = await page
      .locator('article a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toContain(`${BASE_URL}api/cove/boats#Boat`);
    expect(links.join(' ')).toContain('docs.python.org');
    const sidebar = page.locator('.theme-doc-sidebar-menu');
    await sidebar.getByRole('link', {name: 'boats'}).first().click();
    await page.waitForURL(/api\/cove\/boats/);
    await page.context().close();
  });

  it('finds a symbol and a page with Ctrl+K', async () => {
    const page = await site.openPage();
    await page.goto(site.address('docs/intro'));
    expect(await search(page, 'moor_boat')).toContain(
      `${BASE_URL}api/cove/boats#moor_boat`,
    );
    await page.keyboard.press('Escape');
    await page.goto(site.address(''));
    const [first] = await search(page, 'harbourmaster');
    expect(first).toMatch(/^\/cove\/docs\/(?:next\/)?rent-a-boat/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', {name: 'Rent a boat'}).waitFor();
    await page.context().close();
  });

  it('is complete without React, which runs on demand', async () => {
    const page = await site.openPage();
    await page.goto(site.address('docs/intro'));
    expect(await page.locator('script[src]').count()).toBe(0);
    const needsReact = await switchToDark(page, folder);
    const code = page.locator('.prism-code').first();
    const readGround = () =>
      code.evaluate((block) => getComputedStyle(block).backgroundColor);
    // The background of the template's dark theme, Dracula.
    await expect.poll(readGround).toBe('rgb(40, 42, 54)');
    expect((await page.locator('script[src]').count()) > 0).toBe(needsReact);
    await page.getByRole('button', {name: 'Search'}).click();
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await page.getByRole('combobox').waitFor();
    await page.context().close();
  });

  it('looks the same when React has taken over', () => expectSameStyles(site));

  it('hides the bar on scrolling', () => expectBarHidden(site));

  it('copies code, also before React runs', async () => {
    const page = await site.openPage();
    await page.goto(site.address('docs/intro'));
    const code = page.locator('.theme-code-block').first();
    await code.hover();
    await code.getByRole('button', {name: 'Copy code'}).click();
    await code.getByRole('button', {name: 'Copied'}).waitFor();
    await page.context().close();
  });

  it('opens a dropdown with Enter, also before React runs', async () => {
    const page = await site.openPage();
    await page.goto(site.address('docs/intro'));
    await page.locator('.navbar .dropdown > a').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.navbar .dropdown--show .dropdown__menu').waitFor();
    await page.context().close();
  });

  it('chooses a tab for its whole group, and for the next visit', async () => {
    const page = await site.openPage();
    await page.goto(site.address('docs/next/moor-a-boat'));
    const chosen = page.getByRole('tab', {selected: true});
    const readChosen = () => chosen.allTextContents();
    expect(await readChosen()).toEqual(['bow', 'bow']);
    await page.getByRole('tab', {name: 'stern'}).first().click();
    await expect.poll(readChosen).toEqual(['stern', 'stern']);
    await page.reload();
    await expect.poll(readChosen).toEqual(['stern', 'stern']);
    await page.context().close();
    await expectChoiceKept(site);
  });

  it('shows what a link refers to in tabs and details', () =>
    expectTargetsShown(site));

  it('copies formulas, and includes an imported part in search and copy', async () => {
    const page = await site.openPage();
    await page.goto(site.address('docs/next/moor-a-boat'));
    await page.getByText('clove hitch at the jetty').waitFor();
    expect(await search(page, 'clove hitch')).toContain(
      '/cove/docs/next/moor-a-boat#knots',
    );
    await page.context().close();
    const copy = await built('docs/next/moor-a-boat.md');
    expect(copy).toContain('## Knots\n\nMake a **clove hitch** at the jetty');
    expect(copy).toContain(String.raw`is $\frac{m g}{n}$ at most`);
  });

  it('finds a page of the second locale', async () => {
    const page = await site.openPage();
    await page.goto(site.address('fr/docs/next/rent-a-boat'));
    await page.getByRole('heading', {name: 'Louer un bateau'}).waitFor();
    const [first] = await search(page, 'capitainerie');
    expect(first).toMatch(/^\/cove\/fr\/docs\/next\/rent-a-boat/);
    const filter = page.getByRole('group', {name: 'Section'});
    expect(await filter.getByRole('radio').count()).toBeGreaterThan(1);
    expect(await filter.innerText()).toContain('Toutes');
    expect(await filter.innerText()).toContain('API');
    await page.context().close();
  });

  it('has pages of both versions', async () => {
    const page = await site.openPage();
    for (const route of ['docs/rent-a-boat', 'docs/next/rent-a-boat']) {
      await page.goto(site.address(route));
      await page.getByRole('heading', {name: 'Rent a boat'}).waitFor();
    }
    await page.context().close();
  });

  it('exports pages as Markdown and notebooks, and lists them and the API', async () => {
    const markdown = await built('docs/next/rent-a-boat.md');
    expect(markdown).toContain('# Rent a boat');
    expect(markdown).toContain('print(petrel.sail(2))');
    const notebook = JSON.parse(await built('docs/next/rent-a-boat.ipynb')) as {
      cells: {cell_type: string; source: string[]}[];
    };
    const code = notebook.cells.filter((cell) => cell.cell_type === 'code');
    expect(code[0]?.source.join('')).toContain('petrel = Boat("Petrel")');
    expect(await built('llms.txt')).toContain('/cove/docs/rent-a-boat.md');
    expect(await built('objects.inv')).toContain('Sphinx inventory version 2');
    expect(await built('fr/docs/next/rent-a-boat.md')).toContain(
      'capitainerie',
    );
  });

  it('sends one policy for all pages and includes it in each', async () => {
    const headers = await built('_headers');
    expect(headers).toContain("Content-Security-Policy: default-src 'none'");
    expect(headers).toContain('/cove/fr/assets/*');
    for (const page of ['index.html', 'fr/index.html', 'api/cove/index.html']) {
      expect(await built(page)).toContain(
        '<meta http-equiv="Content-Security-Policy"',
      );
    }
    const response = await fetch(site.address('fr/'), {redirect: 'follow'});
    expect(response.headers.get('content-security-policy')).toContain(
      "default-src 'none'",
    );
  });

  it('shows every kind of page without a violation or an error', async () => {
    const look = async (route: string) => {
      const page = await site.openPage();
      await page.goto(site.address(route), {waitUntil: 'networkidle'});
      await page.context().close();
    };
    for (const locale of ['', 'fr/']) {
      // Each mostly waits for the network to become idle.
      const routes = ['', 'docs/intro', 'blog', 'api/cove', 'search'];
      await Promise.all(routes.map((route) => look(locale + route)));
    }
    // This includes all pages opened by the tests above.
    expect(site.problems).toEqual([]);
  });

  it('checks its pages and its package against each other', async () => {
    const [, command = ''] = await readCommands('docs-checks');
    const check = () => attempt(folder, 'sh', '-c', command);
    const page = (text: string) =>
      `---\ntitle: Sail the Petrel\ndescription: A trip.\n---\n\n# Sail the Petrel\n\n${text}\n`;
    await fs.mkdir(path.join(folder, 'handbook'));
    const file = path.join(folder, 'handbook/sail.md');
    const sample = (call: string) =>
      `\`\`\`python\nfrom cove import Boat\n\nBoat("Petrel").${call}\n\`\`\``;
    await fs.writeFile(file, page(sample('sail(2)')));
    const good = await check();
    expect(good.stdout).toBe('');
    expect(good.code, good.stderr).toBe(0);

    await fs.writeFile(file, page(`Just sail.\n\n${sample('sale(2)')}`));
    const bad = await check();
    expect(bad.code, bad.stderr).toBe(1);
    expect(bad.stdout).toMatch(/^handbook\/sail\.md:8 "Just" is on the list/m);
    expect(bad.stdout).toMatch(/^handbook\/sail\.md:13 .*"sale"/m);
  });

  it('reads a package from the command line', async () => {
    const read = (...args: string[]) =>
      attempt(folder, 'npx', '--no-install', 'python-reader', ...args);
    const [, command = ''] = await readCommands('python-reader');
    const written = await attempt(folder, 'sh', '-c', command);
    expect(written.code, written.stderr).toBe(0);
    const model: unknown = JSON.parse(
      await fs.readFile(path.join(folder, 'cove.json'), 'utf8'),
    );
    expect(model).toMatchObject({name: 'cove'});
    const good = await read('python', '--package', 'cove');
    expect(good.code).toBe(0);
    // npm may print messages of its own.
    expect(good.stderr).not.toMatch(/^(?:error|warning): /m);
    expect(JSON.parse(good.stdout)).toMatchObject({name: 'cove'});
    const part = await read(
      'python',
      '--package=cove',
      '--exclude=**/boats.py',
    );
    expect(part.stdout).not.toContain('stern');

    const wreck = path.join(folder, 'python/wreck');
    await fs.mkdir(wreck);
    await fs.writeFile(path.join(wreck, '__init__.py'), 'def (:\n');
    const broken = await read('python', '--package', 'wreck', '--strict');
    expect(broken.code).toBe(1);
    expect(broken.stderr).toContain('wreck/__init__.py:1');
    expect((await read('python')).code).toBe(2);
  });
});
