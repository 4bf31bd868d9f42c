import {execFile} from 'node:child_process';
import {readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import {describe, expect, it} from 'vitest';
import {createSite} from './harbour';

const ENTRY = path.join(import.meta.dirname, '..', '..', 'src', 'generate.ts');
const require = createRequire(import.meta.url);
const LOADER = pathToFileURL(require.resolve('tsx')).href;
const run = promisify(execFile);

/** Writes a script that loads a configuration as Docusaurus does. */
async function writeLoader(siteDir: string, config: string): Promise<string> {
  const script = path.join(siteDir, 'load.cjs');
  await writeFile(
    script,
    `const {loadFreshModule} = require(${JSON.stringify(require.resolve('@docusaurus/utils'))});
    loadFreshModule(${JSON.stringify(config)}).then((load) => load());`,
  );
  return script;
}

describe('generateApi', () => {
  it('works in a CommonJS script that tsx runs', async () => {
    const {siteDir, options} = await createSite('harbour', 'harbour');
    const script = path.join(siteDir, 'generate.js');
    await writeFile(
      script,
      `const {generateApi} = require(${JSON.stringify(ENTRY)});
      generateApi(${JSON.stringify(options)});`,
    );
    await run(process.execPath, ['--import', LOADER, script]);
    const page = path.join(siteDir, 'api', 'harbour.mdx');
    expect(await readFile(page, 'utf8')).toContain('harbour');
  });

  it('works in a configuration of Docusaurus without imports', async () => {
    const {siteDir, options} = await createSite('harbour', 'harbour');
    const config = path.join(siteDir, 'docusaurus.config.js');
    await writeFile(
      config,
      `module.exports = async () => {
        const {generateApi} = await import(${JSON.stringify(ENTRY)});
        return generateApi(${JSON.stringify(options)});
      };`,
    );
    await run(process.execPath, [
      '--import',
      LOADER,
      await writeLoader(siteDir, config),
    ]);
    const page = path.join(siteDir, 'api', 'harbour.mdx');
    expect(await readFile(page, 'utf8')).toContain('harbour');
  });

  it('says what to do instead in a configuration of Docusaurus', async () => {
    const {siteDir} = await createSite('harbour', 'harbour');
    const config = path.join(siteDir, 'docusaurus.config.js');
    await writeFile(
      config,
      `import {generateApi} from ${JSON.stringify(ENTRY)};
      export default () => generateApi({siteDir: '.', path: 'sdk', package: 'harbour'});`,
    );
    const script = await writeLoader(siteDir, config);
    await expect(run(process.execPath, [script])).rejects.toThrow(
      'use the plugin docusaurus-plugin-python-api instead',
    );
  });
});
