import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {afterAll, afterEach, beforeAll, expect, it} from 'vitest';
import {ensureBrowser} from '../../../scripts/lib/find-browser';
import {createSite, type Site} from './site';
import {type Server, startServer} from './start-server';

const PATH = '/handbook/guides/getting-started/introduction-to-harbour';
const FILE = 'docs/getting-started/introduction.mdx';

let site: Site;
let server: Server;
let browser: Browser;
/** The page's address. */
let address: string;

/** Opens a page and collects its errors and warnings. */
async function openPage(
  path = PATH,
): Promise<{page: Page; complaints: string[]}> {
  const page = await browser.newPage({viewport: {width: 1200, height: 600}});
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(server.origin + path);
  return {page, complaints};
}

beforeAll(async () => {
  site = createSite();
  const paragraphs = Array.from(
    {length: 60},
    (_, index) => `Paragraph ${index} of a long page.\n`,
  );
  fs.appendFileSync(
    path.join(site.folder, FILE),
    `\n## Long part\n\n${paragraphs.join('\n')}\nThe old ending.\n`,
  );
  site.write(
    'src/components/Buoy/index.tsx',
    "import styles from './styles.module.css';\n\n" +
      'export default () => <p className={styles.buoy}>A buoy.</p>;\n',
  );
  site.write('src/components/Buoy/styles.module.css', '.buoy { order: 7; }\n');
  site.write(
    'docs/getting-started/buoys.mdx',
    '---\ndescription: Buoys.\n---\n\n' +
      "import Buoy from '@site/src/components/Buoy';\n\n# Buoys\n\n<Buoy />\n",
  );
  site.write(
    'docs/getting-started/piers.mdx',
    '---\ndescription: Piers.\n---\n\n# Piers\n\n' +
      `${paragraphs.join('\n')}\n## Long pier\n\n${paragraphs.join('\n')}`,
  );
  browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  server = await startServer(site, PATH);
  address = server.origin + PATH;
});

// An open page is updated, or even reloaded, with each file that changes.
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

afterAll(async () => {
  await browser.close();
  await server.stop();
  site.remove();
});

it('shows an edited page at once, keeps the scroll position, and logs nothing', async () => {
  const {page, complaints} = await openPage();
  await page.getByText('The old ending.').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  // A reload would drop it.
  await page.evaluate(() => {
    document.body.setAttribute('data-kept', '');
  });

  const file = path.join(site.folder, FILE);
  const text = fs.readFileSync(file, 'utf8');
  // The second edit comes after all effects of the first.
  for (const ending of ['The new ending.', 'The last ending.']) {
    fs.writeFileSync(file, text.replace('The old ending.', ending));
    await page.getByText(ending).waitFor({timeout: 60_000});
    await expect
      .poll(async () => (await fetch(`${address}.md`)).text())
      .toContain(ending);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  expect(await page.locator('body[data-kept]').count()).toBe(1);
  // The bundler may still be replacing the one that it has loaded again.
  await expect
    .poll(() => page.locator('link[href*="/styles.css"]').count())
    .toBe(1);
  expect(complaints).toEqual([]);
});

it('has the new pages of several sections that are added at once', async () => {
  const pages = {
    'docs/getting-started/ropes.mdx': 'guides/getting-started/ropes',
    'tutorials/knots.mdx': 'tutorials/knots',
    'blog/2026-02-01-tides.mdx': 'blog/2026/02/01/tides',
  };
  for (const file of Object.keys(pages)) {
    site.write(
      file,
      '---\ndescription: New.\n---\n\n# New\n\nA.\n\n{/* truncate */}\n\nB.\n',
    );
  }
  const listMissing = () => {
    const routes = path.join(site.folder, '.docusaurus/routes.js');
    const text = fs.readFileSync(routes, 'utf8');
    return Object.values(pages).filter(
      (page) => !text.includes(`'/handbook/${page}'`),
    );
  };
  await expect.poll(listMissing).toEqual([]);
});

it('shows a changed SDK module without rewriting other pages', async () => {
  const module = path.join(site.folder, 'python/harbour/quay.py');
  const reference = path.join(site.folder, 'api');
  const other = path.join(reference, 'harbour.mdx');
  const written = fs.statSync(other).mtimeMs;
  const {page, complaints} = await openPage();
  const countHits = async () => {
    await page.goto(server.origin + '/handbook/search?q=zeppelins');
    await page.getByText(/^(1 result|No results)/).waitFor();
    return page.getByRole('link', {name: 'Quay'}).count();
  };
  expect(await countHits()).toBe(0);
  await page.goto(server.origin + '/handbook/api/harbour/quay');
  await page.getByText('How many ships fit').first().waitFor({timeout: 60_000});

  const text = fs.readFileSync(module, 'utf8');
  fs.writeFileSync(module, text.replace('many ships', 'many zeppelins'));

  await page
    .getByText('How many zeppelins fit')
    .first()
    .waitFor({timeout: 60_000});
  expect(fs.statSync(other).mtimeMs).toBe(written);
  expect(complaints).toEqual([]);

  // The search index is updated after the page.
  await expect.poll(countHits).toBe(1);
});

it('shows a new SDK module in the sidebar and at its URL until it is removed', async () => {
  const {page, complaints} = await openPage('/handbook/api/harbour/quay');
  const file = path.join(site.folder, 'python/harbour/pier.py');
  fs.writeFileSync(file, '"""Where people fish."""\n');
  const link = page.getByRole('link', {name: 'pier', exact: true});
  await link.first().click({timeout: 60_000});
  await page.waitForURL('**/api/harbour/pier', {timeout: 60_000});
  await page.getByText('Where people fish.').first().waitFor({timeout: 60_000});
  // The description comes from the front matter, which the docs plugin rereads.
  const description = page.locator('meta[name="description"]');
  fs.writeFileSync(file, '"""Where boats land."""\n');
  await expect
    .poll(() => description.getAttribute('content'))
    .toBe('Where boats land.');
  expect(complaints).toEqual([]);

  fs.rmSync(file);
  await expect.poll(() => link.count()).toBe(0);
});

it('stays at the address of a removed page when another is added', async () => {
  const {page} = await openPage('/handbook/api/harbour/quay');
  site.write('python/harbour/buoy.py', '"""Marks a wreck."""\n');
  const link = page.getByRole('link', {name: 'buoy', exact: true});
  await link.first().click({timeout: 60_000});
  await page.getByText('Marks a wreck.').first().waitFor({timeout: 60_000});
  fs.rmSync(path.join(site.folder, 'python/harbour/buoy.py'));
  await page.locator('[data-not-found]').waitFor({timeout: 60_000});

  site.write('python/harbour/mole.py', '"""Breaks waves."""\n');
  const {page: other} = await openPage('/handbook/api/harbour/mole');
  await other.getByText('Breaks waves.').first().waitFor({timeout: 60_000});
  expect(page.url()).toContain('/api/harbour/buoy');
  await page.getByRole('link', {name: 'Guides', exact: true}).first().click();
  await page.waitForURL('**/guides/**', {timeout: 60_000});
});

it('answers a search by keyboard alone, and opens the heading', async () => {
  const {page, complaints} = await openPage();
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  const input = dialog.getByRole('combobox');
  await input.waitFor({timeout: 60_000});
  await input.pressSequentially('long part');
  const hit = dialog.getByRole('treeitem', {name: 'Long part'}).first();
  await hit.waitFor({timeout: 60_000});
  // The page comes first and is already active; its heading follows. A late
  // answer to the last letter may reset the active hit.
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowDown');
      return hit.getAttribute('aria-selected');
    })
    .toBe('true');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${PATH}#long-part`, {timeout: 60_000});
  expect(complaints).toEqual([]);
});

it('compiles a page when it is opened, and reports its errors then', async () => {
  const file = 'docs/getting-started/torn.mdx';
  const write = (text: string) => {
    site.write(
      file,
      `---\ndescription: A net.\n---\n\n# Torn net\n\n${text}\n`,
    );
  };
  const {page} = await openPage();
  write('{This brace is never closed.');
  const link = page.getByRole('link', {name: 'Torn net', exact: true});
  await link.first().waitFor({timeout: 60_000});
  expect(server.said()).not.toContain('torn.mdx');

  const report = page
    .frameLocator('#webpack-dev-server-client-overlay')
    .getByText('torn.mdx');
  const follow = async () => {
    if ((await report.count()) === 0) {
      await link.first().click({timeout: 5000});
    }
    return report.count();
  };
  // The server may reload the page for its new link, which loses a click.
  await expect.poll(follow, {interval: 2000}).toBeGreaterThan(0);
  expect(server.said()).toContain('torn.mdx');

  write('This brace is gone.');
  await page.getByText('This brace is gone.').waitFor({timeout: 60_000});
  fs.rmSync(path.join(site.folder, file));
  await expect.poll(() => link.count()).toBe(0);
});

it('shows a page that it compiles when it is opened with its styles', async () => {
  const {page, complaints} = await openPage(
    '/handbook/guides/getting-started/buoys',
  );
  const buoy = page.getByText('A buoy.');
  await buoy.waitFor({timeout: 60_000});
  expect(await buoy.evaluate((node) => getComputedStyle(node).order)).toBe('7');
  expect(complaints).toEqual([]);
});

it('opens a page that it has to compile at the heading in the address', async () => {
  const {page, complaints} = await openPage(
    '/handbook/guides/getting-started/piers#long-pier',
  );
  const heading = page.getByRole('heading', {name: 'Long pier'});
  await heading.waitFor();
  expect((await heading.boundingBox())?.y).toBeLessThan(200);
  await page.goto(`${address}#100%`);
  await page.getByText('Paragraph 1 of a long page.').waitFor();
  expect(complaints).toEqual([]);
});

it('fails if its port is taken', () => {
  const {status, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/start.ts', '--port', server.port],
    {cwd: site.folder, encoding: 'utf8'},
  );
  expect(stderr).toContain(`already running on port ${server.port}`);
  expect(status).toBe(1);
});

it("shows Docusaurus' debug pages", async () => {
  const {page, complaints} = await openPage('/handbook/__docusaurus/debug');
  for (const part of ['Registry', 'Routes', 'Content', 'Global data']) {
    await page.getByRole('link', {name: part, exact: true}).click();
    await page.locator('main h2').getByText(part).waitFor({timeout: 60_000});
  }
  // Its list of routes uses paths as keys, and two routes have the root of a
  // section as their path: a redirect and the parent of the section's pages.
  expect(complaints.filter((text) => !text.includes('same key'))).toEqual([]);
});
