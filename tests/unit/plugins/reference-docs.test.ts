import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {loadContext} from '@docusaurus/core/lib/server/site.js';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, it, onTestFinished} from 'vitest';
import referenceDocs, {validateOptions} from '../../../plugins/reference-docs';

it('starts before the pages of the reference are generated', async () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'reference-'));
  onTestFinished(() => {
    fs.rmSync(siteDir, {recursive: true});
  });
  fs.writeFileSync(
    path.join(siteDir, 'docusaurus.config.js'),
    "module.exports = {title: 'Kelp', url: 'https://kelp.test', baseUrl: '/'};",
  );
  const options = validateOptions({
    validate: normalizePluginOptions as Parameters<
      typeof validateOptions
    >[0]['validate'],
    options: {path: 'api', pages: 'pages.json', watch: []},
  });
  const plugin = await referenceDocs(await loadContext({siteDir}), options);
  expect(plugin.name).toBe('docusaurus-plugin-content-docs');
});
