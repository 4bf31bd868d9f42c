import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {ensureBrowser} from '../../../scripts/browser/find-browser';
import {createSite, type Site} from './site';

const PORT = 4317;
const PAGE = `http://localhost:${PORT}/handbook/guides/getting-started/introduction-to-harbour`;
const FILE = 'docs/getting-started/introduction.mdx';

let site: Site;
let server: ChildProcess;
let browser: Browser;

async function waitForServer(): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answers = await fetch(PAGE).then(
      (response) => response.ok,
      () => false,
    );
    if (answers) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`Nothing answers at ${PAGE}.`);
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
  server = spawn('npm', ['start', '--', '--port', String(PORT)], {
    cwd: site.folder,
    detached: true,
    env: {...process.env, NODE_ENV: 'development'},
    stdio: 'ignore',
  });
  browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  await waitForServer();
}, 180_000);

afterAll(async () => {
  await browser.close();
  if (server.pid !== undefined) {
    process.kill(-server.pid, 'SIGTERM');
  }
  site.remove();
});

it('shows an edited page at once, keeps its place, and logs nothing', async () => {
  const page = await browser.newPage({viewport: {width: 1200, height: 600}});
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(PAGE);
  await page.getByText('The old ending.').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);

  const file = path.join(site.folder, FILE);
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, text.replace('The old ending.', 'The new ending.'));

  await page.getByText('The new ending.').waitFor({timeout: 60_000});
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  expect(complaints).toEqual([]);
});
