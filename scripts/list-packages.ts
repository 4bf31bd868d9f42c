import fs from 'node:fs/promises';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {formatPackages, listBrowserPackages} from './lib/browser-packages';
import {exitWithMessage} from './lib/exit-with-message';
import {readOptions} from './lib/options';
import {root} from './lib/paths';

const USAGE = `
Lists the packages whose code, styles or fonts the last build sends to browsers,
with their size and licence, in contributing/browser-packages.md.

Usage: npm run list:packages -- [options]

  -h, --help  show this text
`;

readOptions(USAGE, {});

const packages = await listBrowserPackages(root).catch(exitWithMessage);
const file = path.join(root, 'contributing', 'browser-packages.md');
await fs.writeFile(file, await formatPackages(root, packages));
logger.success(`${packages.length} packages reach the browser: see ${file}.`);
