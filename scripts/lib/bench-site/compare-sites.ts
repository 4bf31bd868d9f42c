import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {logger} from '@docusaurus/logger';
import {chromium, type Browser} from '@playwright/test';
import {product} from '../../../config/product';
import {ensureBrowser} from '../find-browser';
import {messageOf} from '../message-of';
import {root} from '../paths';
import {plural} from '../plural';
import {bare, own, starlight, vitepress, type Generator} from './generators';
import {install, makeSite} from './make-site';
import {measureBuild} from './measure-build';
import {measureFirstPaint} from './measure-first-paint';
import {measureNavigation} from './measure-navigation';
import {measureReactions} from './measure-reactions';
import {measureVisit, type Visit} from './measure-visit';
import {makeMorePages, readPages, type Page} from './pages';
import {runLighthouse} from './run-lighthouse';
import {
  formatBuilds,
  formatPages,
  formatReactions,
  type BuildResult,
  type PageResult,
  type ReactionResult,
} from './tables';

const GENERATORS: Readonly<Record<string, Generator>> = {
  own,
  vitepress,
  starlight,
  bare,
};

/** The values of `--sites`. */
export const SITES = Object.keys(GENERATORS);

/** The tools that measure and serve all sites. */
const TOOLS = ['lighthouse@12.8.2', 'puppeteer-core@25.16.0', 'serve@14.2.5'];
const PORT = 4460;

const GUIDE = 'guides/platform-overview/tasks';
const PAGES = {
  'a guide': GUIDE,
  'a tutorial': 'tutorials/advanced-data-science-tasks/training-a-custom-model',
};
const OWN_PAGES = {
  ...PAGES,
  'home page': '',
  'a post': 'blog/welcome',
  'an API page': `api/${product.sdk.package}/hub/api`,
};

interface Comparison {
  sites: readonly string[];
  /** The numbers of guides and tutorials to build with. */
  guides: readonly number[];
  withPages: boolean;
  withReactions: boolean;
}

interface Bench {
  folder: string;
  tools: string;
  program: string;
  browser: Browser;
  pages: readonly Page[];
}

/** Serves a folder until `stop` is called. */
async function serve(
  {tools}: Bench,
  folder: string,
): Promise<{origin: string; stop: () => void}> {
  const origin = `http://127.0.0.1:${PORT}`;
  if (await fetch(origin).catch(() => undefined)) {
    throw new Error(`Port ${PORT} is in use: free it and try again.`);
  }
  const server: ChildProcess = spawn(
    process.execPath,
    [
      path.join(tools, 'node_modules/serve/build/main.js'),
      ...['--listen', `tcp://127.0.0.1:${PORT}`, '--no-clipboard'],
      ...['--no-request-logging', folder],
    ],
    {stdio: 'ignore'},
  );
  for (;;) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer) {
      break;
    }
    if (server.exitCode !== null) {
      throw new Error(`The server for ${folder} exited before it was ready.`);
    }
    await wait(100);
  }
  return {origin, stop: () => server.kill()};
}

async function measurePages(
  bench: Bench,
  generator: Generator,
  origin: string,
): Promise<PageResult[]> {
  const results: PageResult[] = [];
  const pages = generator === own ? OWN_PAGES : PAGES;
  for (const [page, place] of Object.entries(pages)) {
    logger.info(`${generator.name}: ${page} …`);
    const address = generator.address(place);
    const url = origin + address;
    results.push({
      site: generator.name,
      page,
      visit: await measureVisit(bench.browser, url),
      firstPaint: await measureFirstPaint(bench.browser, origin, address),
      lighthouse: runLighthouse(bench.tools, bench.program, url),
    });
  }
  return results;
}

/** Builds a site with this site's pages and generated ones in a new folder. */
async function buildSite(
  bench: Bench,
  generator: Generator,
  guides: number,
): Promise<Omit<BuildResult, 'visit'> & {output: string}> {
  logger.info(`${generator.name}: building ${plural(guides, 'guide')} …`);
  const folder = path.join(bench.folder, `${generator.name}-${guides}`);
  const more = makeMorePages(bench.pages, guides);
  makeSite(generator, folder, bench.pages, more);
  const cost = await measureBuild(folder, generator.build, generator.output);
  const output = path.join(folder, generator.output);
  return {site: generator.name, guides, cost, output};
}

function describeMachine(browser: Browser): string {
  const day = new Date().toISOString().slice(0, 10);
  return (
    `${day}, Node ${process.versions.node}, Chromium ${browser.version()}, ${plural(os.cpus().length, 'core')}, ` +
    `${[...Object.values(GENERATORS).flatMap(({packages}) => packages), ...TOOLS].join(', ')}.`
  );
}

/** Measures what a first visit to a guide downloads. */
async function measureGuide(
  bench: Bench,
  generator: Generator,
  output: string,
): Promise<Visit> {
  const {origin, stop} = await serve(bench, output);
  try {
    return await measureVisit(bench.browser, origin + generator.address(GUIDE));
  } finally {
    stop();
  }
}

async function compareReadings(
  bench: Bench,
  {sites, withPages, withReactions}: Comparison,
): Promise<string[]> {
  const pageResults: PageResult[] = [];
  const reactionResults: ReactionResult[] = [];
  for (const name of sites) {
    const generator = GENERATORS[name] ?? own;
    const {controls} = generator;
    if (!withPages && !(withReactions && controls)) {
      continue;
    }
    const {output} = await buildSite(bench, generator, bench.pages.length);
    const {origin, stop} = await serve(bench, output);
    try {
      if (withPages) {
        pageResults.push(...(await measurePages(bench, generator, origin)));
      }
      if (withReactions && controls) {
        logger.info(`${generator.name}: clicks, keys and searches …`);
        const url = origin + generator.address(GUIDE);
        reactionResults.push({
          site: generator.name,
          navigation: await measureNavigation(bench, url, controls),
          reactions: await measureReactions(bench.browser, url, controls),
        });
      }
    } finally {
      stop();
    }
  }
  return [
    ...(pageResults.length > 0 ? [formatPages(pageResults)] : []),
    ...(reactionResults.length > 0 ? [formatReactions(reactionResults)] : []),
  ];
}

/** Failed builds have no row in the table; they are reported at the end. */
async function compareBuilds(
  bench: Bench,
  {sites, guides}: Comparison,
): Promise<{table: string; errors: string[]}> {
  const results: BuildResult[] = [];
  const errors: string[] = [];
  for (const count of guides) {
    for (const name of sites) {
      const generator = GENERATORS[name] ?? own;
      if (generator.controls === undefined) {
        continue;
      }
      try {
        const {output, ...build} = await buildSite(bench, generator, count);
        const visit = await measureGuide(bench, generator, output);
        results.push({...build, visit});
      } catch (error) {
        const reason = messageOf(error);
        errors.push(`${generator.name}, ${plural(count, 'guide')}: ${reason}`);
      }
    }
  }
  return {table: formatBuilds(results), errors};
}

/**
 * Builds the same pages with each generator, serves them in the same way, and
 * measures them.
 *
 * @param print - called with each table as Markdown as soon as it is complete.
 * @throws if there is no built site to take the pages from, or a build fails.
 */
export async function compareSites(
  comparison: Comparison,
  print: (text: string) => void,
): Promise<void> {
  const build = path.join(root, 'build');
  if (!fs.existsSync(path.join(build, 'index.html'))) {
    throw new Error(`There is no built site in ${build}: run npm run build.`);
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-site-'));
  const tools = path.join(folder, 'tools');
  fs.mkdirSync(tools);
  fs.writeFileSync(path.join(tools, 'package.json'), '{"private": true}\n');
  install(tools, TOOLS);
  const program = ensureBrowser();
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox'],
  });
  try {
    const pages = readPages(build, product.url + product.baseUrl);
    const bench = {folder, tools, program, browser, pages};
    print(describeMachine(browser));
    (await compareReadings(bench, comparison)).forEach(print);
    if (comparison.guides.length > 0) {
      const {table, errors} = await compareBuilds(bench, comparison);
      print(table);
      if (errors.length > 0) {
        throw new Error(errors.join('\n\n'));
      }
    }
  } finally {
    await browser.close();
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
