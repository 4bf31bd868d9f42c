// cspell:ignore algolianet
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {generate} from 'selfsigned';
import {RECORDS_FILE} from '../../../config/search';
import {ensureBrowser} from '../../../scripts/lib/find-browser';
import {prepareContent} from 'docusaurus-theme-static-search/algolia-push';
import {createSiteHandler} from 'docusaurus-plugin-secure-static/serve';
import {build, createSite} from '../site/site';
import {FakeAlgolia} from './fake-algolia';

export const APP_ID = 'HARBOUR';
export const INDEX = 'harbour-docs';
const BASE_URL = '/handbook/';

export interface HostedSite {
  algolia: FakeAlgolia;
  /** The folder of the built site. */
  built: string;
  /** Opens a new browser window with its own storage. */
  openWindow: () => Promise<Page>;
  /** The URL of a path below the base URL. */
  address: (path: string) => string;
  close: () => Promise<void>;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      resolve();
    }),
  );
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts a server with the records that a push of the site would send. */
async function openAlgolia(folder: string): Promise<FakeAlgolia> {
  const {private: key, cert} = generate(undefined, {
    algorithm: 'sha256',
    keySize: 2048,
  });
  const algolia = new FakeAlgolia({key, cert});
  const {records} = await prepareContent(
    path.join(folder, RECORDS_FILE),
    10_000,
  );
  algolia.indices.set(INDEX, {
    records: new Map(records.map((record) => [record.objectID, {...record}])),
    settings: {},
    synonyms: [],
    rules: [],
  });
  await algolia.listen();
  return algolia;
}

/** Launches a browser that resolves every Algolia host to this machine. */
async function launchBrowser({port}: FakeAlgolia): Promise<Browser> {
  const rules = ['*.algolia.net', '*.algolianet.com'].map(
    (hosts) => `MAP ${hosts} 127.0.0.1:${port}`,
  );
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      `--host-resolver-rules=${rules.join(', ')}`,
    ],
  });
}

/**
 * Builds a small site with the hosted search, and serves it to a browser in
 * which every Algolia host resolves to a server of this process.
 */
export async function openHostedSite(): Promise<HostedSite> {
  const site = createSite({
    ALGOLIA_APP_ID: APP_ID,
    ALGOLIA_SEARCH_KEY: 'search-key',
    ALGOLIA_INDEX_NAME: INDEX,
  });
  const {code, output} = build(site);
  if (code !== 0) {
    site.remove();
    throw new Error(output);
  }
  const built = path.join(site.folder, 'build');
  const algolia = await openAlgolia(site.folder);
  const server = createServer(createSiteHandler(built, BASE_URL));
  const port = await listen(server);
  const browser = await launchBrowser(algolia);
  return {
    algolia,
    built,
    address: (target) =>
      `http://localhost:${port}${BASE_URL.slice(0, -1)}${target}`,
    async openWindow() {
      const context = await browser.newContext({
        // The server's certificate is self-signed.
        ignoreHTTPSErrors: true,
        reducedMotion: 'reduce',
      });
      return context.newPage();
    },
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
      algolia.close();
      site.remove();
    },
  };
}
