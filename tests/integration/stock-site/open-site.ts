import {createServer, type RequestListener} from 'node:http';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {chromium, type Browser, type Page} from '@playwright/test';
import {ensureBrowser} from '../../../scripts/lib/find-browser';

interface ServeModule {
  createSiteHandler: (directory: string, baseUrl: string) => RequestListener;
}

export interface OpenSite {
  /** The URL of a path below the base URL. */
  address: (path: string) => string;
  /** Opens a new window, whose errors are collected in `problems`. */
  openPage: () => Promise<Page>;
  /** Console errors, script errors and failed requests. */
  problems: string[];
  close: () => Promise<void>;
}

/** Loads the server of the package that the site has installed. */
async function loadServer(site: string): Promise<ServeModule> {
  const require = createRequire(path.join(site, 'package.json'));
  const file = require.resolve('docusaurus-plugin-secure-static/serve');
  const address = pathToFileURL(file).href;
  return (await import(/* @vite-ignore */ address)) as ServeModule;
}

function collect(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') {
      problems.push(`${page.url()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => {
    problems.push(`${page.url()}: ${error.message}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      problems.push(`${response.status()} ${response.url()}`);
    }
  });
}

async function openPage(browser: Browser, problems: string[]): Promise<Page> {
  const context = await browser.newContext({
    colorScheme: 'light',
    permissions: ['clipboard-write'],
  });
  const page = await context.newPage();
  collect(page, problems);
  return page;
}

/** Serves a built site as the README describes, and opens a browser. */
export async function openSite(
  site: string,
  baseUrl: string,
): Promise<OpenSite> {
  const {createSiteHandler} = await loadServer(site);
  const server = createServer(
    createSiteHandler(path.join(site, 'build'), baseUrl),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox'],
  });
  const problems: string[] = [];
  return {
    problems,
    address: (file) => `http://127.0.0.1:${port}${baseUrl}${file}`,
    openPage: () => openPage(browser, problems),
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
