import {execFileSync, spawnSync} from 'node:child_process';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {makeTempFolder} from './support/temp-folder';
import {encodeInventory} from '../src/inventory/sphinx';
import {createExternalLookup} from '../src/resolve/external-names';
import {loadInventories} from '../src/resolve/load-inventories';
import {completeOptions} from '../src/settings';
import {createSourceUrl} from '../src/source-url';

/** Sites can also be built without Git. */
const hasGit = spawnSync('git', ['--version']).status === 0;

const location = {file: 'shop/a b.py', line: 7, endLine: 9};

async function createFolder(): Promise<string> {
  return makeTempFolder('source-');
}

function urlOf(siteDir: string, folder: string, sourceUrl: string) {
  return createSourceUrl(
    completeOptions({siteDir, path: folder, package: 'shop', sourceUrl}),
  )(location);
}

describe('the URL of a source line', () => {
  it('has the path relative to the site, or to the folder of the package', () => {
    expect(urlOf('/', 'sdk', 'https://a.b/{path}#L{line}')).toBe(
      'https://a.b/sdk/shop/a%20b.py#L7',
    );
    expect(urlOf('/', '../sdk', 'https://a.b/{file}#L{line}')).toBe(
      'https://a.b/shop/a%20b.py#L7',
    );
    expect(urlOf('/', 'sdk', '')).toBeUndefined();
  });

  it.runIf(hasGit)(
    'has the path and the revision in a separate repository',
    async () => {
      const siteDir = await createFolder();
      const git = (...args: string[]) =>
        execFileSync('git', ['-C', path.join(siteDir, 'vendor'), ...args], {
          encoding: 'utf8',
        }).trim();
      await mkdir(path.join(siteDir, 'vendor', 'src'), {recursive: true});
      await writeFile(path.join(siteDir, 'vendor', 'src', 'x.py'), '');
      git('init', '-q');
      git('add', '.');
      git('-c', 'user.name=A', '-c', 'user.email=a@b.c', 'commit', '-qm', 'x');
      expect(
        urlOf(
          siteDir,
          'vendor/src',
          'https://a.b/{revision}/{repoPath}#L{line}',
        ),
      ).toBe(`https://a.b/${git('rev-parse', 'HEAD')}/src/shop/a%20b.py#L7`);
    },
  );

  it('explains what to do without a repository', async () => {
    const siteDir = await createFolder();
    expect(() => urlOf(siteDir, '.', 'https://a.b/{revision}/{file}')).toThrow(
      "Replace {revision} and {repoPath} in 'sourceUrl'",
    );
  });
});

describe('inventories of other projects', () => {
  it('are read from files, and missing ones are reported', async () => {
    const siteDir = await createFolder();
    await writeFile(
      path.join(siteDir, 'far.inv'),
      encodeInventory({
        project: 'far',
        version: '1',
        items: [{name: 'far.Away', role: 'py:class', uri: 'api.html#far.Away'}],
      }),
    );
    const reported: string[] = [];
    const inventories = await loadInventories(
      [
        {url: 'https://far.example/docs', file: 'far.inv'},
        {url: 'https://none.example/', file: 'none.inv'},
      ],
      {siteDir, cacheDir: '.cache/api'},
      ({ruleId, file}) => reported.push(`${ruleId} ${file}`),
    );
    expect(createExternalLookup(inventories)('far.Away')).toBe(
      'https://far.example/docs/api.html#far.Away',
    );
    expect(reported).toEqual(['inventory none.inv']);
  });
});
