import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {getFileLoaderUtils} from '@docusaurus/utils';
import {keepFontFiles} from '../src/bundle/keep-font-files';
import {matchRoutesByIndex} from '../src/bundle/match-routes';
import {trimBundle} from '../src/bundle/trim-bundle';
import {replaceReact} from '../src/bundle/replace-react';
import {trimConfig} from '../src/bundle/trim-config';
import {trimHelpers} from '../src/bundle/trim-helpers';
import {trimPropTypes} from '../src/bundle/trim-prop-types';

/** The part of `prop-types` that is tested. */
interface Types {
  default: Types;
  string: {isRequired: unknown};
  shape: (types: Readonly<Record<string, unknown>>) => unknown;
}

async function loadLoader(): Promise<(source: string) => string> {
  const file = new URL('../src/bundle/drop-descriptions.mjs', import.meta.url);
  const loaded = (await import(file.href)) as {
    default: (source: string) => string;
  };
  return loaded.default;
}

describe('the bundle of the browser', () => {
  let generatedFilesDir = '';

  beforeAll(async () => {
    generatedFilesDir = await fs.mkdtemp(path.join(os.tmpdir(), 'bundle-'));
  });

  afterAll(() => fs.rm(generatedFilesDir, {recursive: true}));

  it('omits configuration that only the build reads', async () => {
    const file = trimConfig({
      generatedFilesDir,
      siteConfig: {title: 'T', plugins: ['p'], themeConfig: {a: 1}},
    } as unknown as Parameters<typeof trimConfig>[0]);
    expect(await import(file)).toMatchObject({
      default: {title: 'T', themeConfig: {a: 1}},
    });
    expect(await fs.readFile(file, 'utf8')).not.toContain('plugins');
  });

  it('keeps small fonts as files, because every page contains its styles', () => {
    const {fonts, images} = getFileLoaderUtils(false).rules;
    const [font, image] = keepFontFiles([fonts(), images()]);
    expect(font).toMatchObject({
      test: fonts().test,
      use: [{options: {limit: false, fallback: expect.any(String) as string}}],
    });
    expect(image).toEqual(images());
  });

  it('looks up routes in an index in each module that tries all', async () => {
    const {alias, serverAlias, rule} = matchRoutesByIndex({
      siteDir: process.cwd(),
    });
    const files = [
      ...Object.values({...alias, ...serverAlias}),
      ...Object.values(rule.resolve.alias),
    ];
    await Promise.all(files.map((file) => fs.access(file)));
    expect(rule.include.length).toBeGreaterThan(0);
    for (const file of rule.include) {
      expect(await fs.readFile(file, 'utf8')).toContain(
        "from 'react-router-config'",
      );
    }
  });

  it('keeps React by default, and replaces all of its modules with Preact on request', () => {
    const site = {siteDir: process.cwd()};
    expect(replaceReact('react', site).alias).toEqual({});
    const {alias: preact} = replaceReact('preact', site);
    const {resolve} = createRequire(import.meta.url);
    expect(Object.keys(preact)).toContain('react-dom/server$');
    for (const [name, module] of Object.entries(preact)) {
      expect(resolve(name.replace('$', ''))).toContain('node_modules');
      expect(() => resolve(module)).not.toThrow();
    }
  });

  it('explains how to install Preact if it is missing or too old', async () => {
    const folder = path.join(generatedFilesDir, 'node_modules/preact');
    await fs.mkdir(folder, {recursive: true});
    await fs.writeFile(
      path.join(folder, 'package.json'),
      '{"version":"10.29.0"}',
    );
    expect(() => replaceReact('preact', {siteDir: generatedFilesDir})).toThrow(
      'npm install preact@11 preact-render-to-string@6',
    );
  });

  it('contains no prop types, which are only checked in development', () => {
    const file = trimPropTypes({generatedFilesDir});
    const types = createRequire(import.meta.url)(file) as Types;
    expect(() => types.shape({name: types.string.isRequired})).not.toThrow();
    expect(types.default.string.isRequired).toBe(types);
  });

  it('contains no descriptions of texts, which only translators read', async () => {
    const source = `import Translate, {translate} from '@docusaurus/Translate';
export default () => (
  <PageMetadata description="Shown.">
    <Translate id="theme.a" values={{name}} description="The 'a'">Text</Translate>
    {translate({
      id: 'theme.b',
      message: "It's {name}",
      description:
        'Where it is shown, ' + "and why",
    })}
    {translate({id: 'theme.c', description: 'Of c', message: 'C'}, {name})}
    {list({id: 'own', description: 'Shown, too.'})}
  </PageMetadata>
);`;
    const drop = await loadLoader();
    expect(drop(source)).toBe(
      `import Translate, {translate} from '@docusaurus/Translate';
export default () => (
  <PageMetadata description="Shown.">
    <Translate id="theme.a" values={{name}}>Text</Translate>
    {translate({
      id: 'theme.b',
      message: "It's {name}",
      
    })}
    {translate({id: 'theme.c',  message: 'C'}, {name})}
    {list({id: 'own', description: 'Shown, too.'})}
  </PageMetadata>
);`,
    );
    const other = source.replace('@docusaurus/Translate', 'elsewhere');
    expect(drop(other)).toBe(other);
  });

  it.each([
    'notify({message: "Copied", description: "It is in the clipboard."});',
    'translate({message: "A", description: "a" + NAME});',
    'translate({message: "A", description: "a" + `b`});',
    'translate({message: "A"}, {description: "a value"});',
    'translate({message: "description: \'a\',"});',
  ])('keeps what is not a description for translators: %s', async (call) => {
    const drop = await loadLoader();
    const source = `import {translate} from '@docusaurus/Translate';\n${call}`;
    expect(drop(source)).toBe(source);
  });

  it.each([
    [
      'translate({message: "A" , description: "a" })',
      'translate({message: "A" ,  })',
    ],
    [
      'translate({description: "a" , message: "A"})',
      'translate({ message: "A"})',
    ],
  ])('stays valid: %s', async (call, expected) => {
    const drop = await loadLoader();
    const head = "import {translate} from '@docusaurus/Translate';\n";
    expect(drop(head + call)).toBe(head + expected);
  });

  it('drops descriptions from themes, wherever they are, and from the site', () => {
    const [rule] = trimBundle(
      {siteDir: process.cwd(), generatedFilesDir, siteConfig: {}} as never,
      {parts: []} as never,
    ).module.rules.filter((one) => 'loader' in one && 'test' in one);
    const {test} = rule as {test: RegExp};
    const {resolve} = createRequire(import.meta.url);
    const theme = resolve('@docusaurus/theme-classic/package.json');
    expect(
      test.test(theme.replace('package.json', 'lib/theme/Tag/index.js')),
    ).toBe(true);
    expect(test.test('/site/src/theme/Tag/index.tsx')).toBe(true);
    expect(test.test('/site/src/components/Tag/index.tsx')).toBe(true);
    expect(test.test('/site/docs/theme.mdx')).toBe(false);
    expect(test.test('/site/plugins/tags.tsx')).toBe(false);
  });

  it('contains no descriptions of the classic theme', async () => {
    const drop = await loadLoader();
    const {resolve} = createRequire(import.meta.url);
    const theme = path.dirname(
      resolve('@docusaurus/theme-classic/package.json'),
    );
    const files = await fs.readdir(path.join(theme, 'lib/theme'), {
      recursive: true,
    });
    const modules = files.filter((file) => file.endsWith('.js'));
    expect(modules.length).toBeGreaterThan(100);
    for (const file of modules) {
      const code = await fs.readFile(
        path.join(theme, 'lib/theme', file),
        'utf8',
      );
      expect(drop(code), file).not.toMatch(
        /\bdescription(?::\s*|=)['"](?:The|Title|Pluralized|Where)\b/,
      );
    }
  });

  it('contains only the TypeScript helpers that Docusaurus calls', async () => {
    const {file, users} = trimHelpers({
      siteDir: process.cwd(),
      generatedFilesDir,
    });
    const helpers = (await import(file)) as Record<string, unknown>;
    const texts = await Promise.all(
      (await fs.readdir(users))
        .filter((name) => name.endsWith('.js'))
        .map((name) => fs.readFile(path.join(users, name), 'utf8')),
    );
    expect(users).toMatch(/utils-common/);
    expect(Object.keys(helpers)).not.toEqual([]);
    expect(
      Object.keys(helpers).filter(
        (name) => !texts.join().includes(`.${name}(`),
      ),
    ).toEqual([]);
    expect(
      Object.values(helpers).filter((helper) => typeof helper !== 'function'),
    ).toEqual([]);
  });
});
