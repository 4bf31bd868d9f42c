import {appendFile, readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {makeTempFolder} from '../support/temp-folder';
import pythonApi, {type Options, validateOptions} from '../../src';
import {decodeInventory} from '../../src/inventory/sphinx';
import {createSite} from './harbour';

async function load(siteDir: string, more: Partial<Options> = {}) {
  const options = validateOptions({
    validate: normalizePluginOptions,
    options: {path: 'sdk', package: 'harbour', paths: 'definition', ...more},
  });
  return pythonApi({siteDir, baseUrl: '/'} as LoadContext, options);
}

describe('the plugin', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('writes pages, serves the inventory and updates pages after changes', async () => {
    const {siteDir, page, cache} = await createSite('harbour', 'harbour');
    const starting = load(siteDir);
    // The docs plugin needs both before there are any pages.
    expect(
      (await stat(path.join(siteDir, 'api', 'sidebars.json'))).isFile(),
    ).toBe(true);
    const plugin = await starting;
    expect(await page('harbour.ships')).toContain('title: ships\n');

    const before = await cache('pages.json');
    await appendFile(
      path.join(siteDir, 'sdk', 'harbour', 'ships.py'),
      '\n\ndef whistle() -> None:\n    """Be heard."""\n',
    );
    await expect
      .poll(() => page('harbour.ships'), {timeout: 30_000})
      .toContain('## `whistle` \\{#whistle}');
    await expect
      .poll(async () => String(await cache('symbols.json')), {timeout: 30_000})
      .toContain('harbour.ships.whistle');
    // A change of the text alone must not make the docs plugin reload.
    expect(await cache('pages.json')).toEqual(before);

    const outDir = await makeTempFolder('out-');
    await plugin.postBuild?.({outDir} as never);
    expect(await readFile(path.join(outDir, 'objects.inv'), 'utf8')).toContain(
      '# Project: harbour',
    );
  });

  it('has the inventory of a second package below its own route', async () => {
    const {siteDir} = await createSite('harbour', 'harbour');
    const first = await load(siteDir);
    const second = await load(siteDir, {
      id: 'second',
      out: 'ports',
      routeBasePath: 'docs/ports',
    });
    const servedAt = (publicPath: string) => ({
      devServer: {static: [{publicPath}]},
    });
    const configure = (plugin: typeof first) =>
      plugin.configureWebpack?.({}, false, {} as never, undefined);
    expect(configure(first)).toMatchObject(servedAt('/'));
    expect(configure(second)).toMatchObject(servedAt('/docs/ports'));

    const outDir = await makeTempFolder('out-');
    await first.postBuild?.({outDir} as never);
    await second.postBuild?.({outDir} as never);
    const addressesIn = async (file: string) =>
      decodeInventory(await readFile(path.join(outDir, file))).items.map(
        ({uri}) => uri,
      );
    expect(await addressesIn('objects.inv')).toContain(
      'api/harbour/ships#Ship.sail',
    );
    // Other projects use the folder of the file as the base URL of the pages.
    expect(await addressesIn('docs/ports/objects.inv')).toContain(
      'harbour/ships#Ship.sail',
    );
  });

  it('provides the version of the package to the site', async () => {
    const {siteDir} = await createSite('harbour', 'harbour');
    const tell = async (options: Partial<Options>) => {
      const setGlobalData = vi.fn();
      const plugin = await load(siteDir, options);
      await plugin.contentLoaded?.({actions: {setGlobalData}} as never);
      return setGlobalData.mock.calls;
    };
    expect(await tell({version: '2.1'})).toEqual([[{version: '2.1'}]]);
    expect(await tell({cacheDir: '.cache/other'})).toEqual([
      [{version: '1.0'}],
    ]);
  });

  it('builds with warnings, fails on them with `strict`, and never fails under `start`', async () => {
    const {siteDir} = await createSite('harbour', 'harbour');
    await writeFile(
      path.join(siteDir, 'sdk', 'harbour', 'extra.py'),
      '"""See `harbour.nowhere`."""\n',
    );
    vi.stubEnv('NODE_ENV', 'production');
    await load(siteDir);
    await expect(load(siteDir, {strict: true})).rejects.toThrow(
      'Fix the errors above',
    );
    vi.stubEnv('NODE_ENV', 'development');
    await load(siteDir, {strict: true});
  });

  it('fails a build if the package is missing', async () => {
    const {siteDir} = await createSite('harbour', 'harbour');
    vi.stubEnv('NODE_ENV', 'production');
    await expect(load(siteDir, {package: 'nowhere'})).rejects.toThrow(
      'Fix the errors above',
    );
  });
});
