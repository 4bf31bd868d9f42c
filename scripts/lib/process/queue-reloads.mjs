import {createRequire} from 'node:module';
import {createReloadQueue} from './reload-queue.mjs';

// Preloaded into Docusaurus' server. If files of several sections change at once,
// such as with `git pull`, it would reload all plugins at the same time, each
// with the old content of the others, and show only the last one's changes.
// https://github.com/facebook/docusaurus/blob/v3.7.0/packages/docusaurus/src/commands/start/utils.ts#L96
const require = createRequire(import.meta.url);
const site = require('@docusaurus/core/lib/server/site.js');

const inTurn = createReloadQueue();
site.reloadSite = inTurn(site.reloadSite);
site.reloadSitePlugin = inTurn(site.reloadSitePlugin);
