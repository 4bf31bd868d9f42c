import {cp, readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect} from 'vitest';
import {makeTempFolder} from '../support/temp-folder';
import {generateApi, type GenerateOptions} from '../../src/generate';

const FIXTURES = path.join(import.meta.dirname, '..', 'fixtures');

/** A site in a temporary folder, with the fixture as its SDK. */
export async function createSite(fixture: string, packageName: string) {
  const siteDir = await makeTempFolder('api-');
  await cp(path.join(FIXTURES, fixture), path.join(siteDir, 'sdk'), {
    recursive: true,
  });
  const options: GenerateOptions = {
    siteDir,
    path: 'sdk',
    package: packageName,
    paths: 'definition',
    sourceUrl: 'https://git.example/{path}#L{line}',
  };
  return {
    siteDir,
    options,
    generate: (more: Partial<GenerateOptions> = {}) =>
      generateApi({...options, ...more}),
    page: (name: string) =>
      readFile(path.join(siteDir, 'api', `${name}.mdx`), 'utf8'),
    cache: (name: string) =>
      readFile(path.join(siteDir, '.cache', 'api', name)),
  };
}

export type Site = Awaited<ReturnType<typeof createSite>>;

/** A site with the generated reference of the fixture. */
export async function createReference(): Promise<Site> {
  const site = await createSite('harbour', 'harbour');
  const report = await site.generate();
  expect(report.diagnostics.filter(({fatal}) => fatal)).toEqual([]);
  return site;
}
