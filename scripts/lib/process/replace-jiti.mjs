import {createRequire} from 'node:module';
import path from 'node:path';
import {register} from 'tsx/cjs/api';

// Preloaded into Docusaurus' process, which loads the configuration and plugins
// with jiti. Where nothing is cached, jiti compiles them and each ES module that
// they import with Babel: 600 files, for which a fresh machine took ten seconds
// more than esbuild takes.
register();

// Resolves as Docusaurus does.
const require = createRequire(
  createRequire(import.meta.url).resolve('@docusaurus/utils'),
);
const jiti = require.resolve('jiti');

/** The modules that have been requested since the last time all were forgotten. */
const requested = new Set();

function isOwn(file) {
  const parts = path.relative(process.cwd(), file).split(path.sep);
  return parts[0] !== '..' && !parts.includes('node_modules');
}

/** Like jiti, so that the server notices changes of a module and its imports. */
function forgetOwn() {
  requested.clear();
  for (const file of Object.keys(require.cache).filter(isOwn)) {
    delete require.cache[file];
  }
}

/** Returns what a module exports by default, with its other exports if it can. */
function load(file) {
  if (requested.has(file)) {
    forgetOwn();
  }
  requested.add(file);
  const module = require(file);
  const {default: main = module, ...others} = module;
  return typeof main === 'function' ? Object.assign(main, others) : main;
}

require.cache[jiti] = {
  id: jiti,
  filename: jiti,
  path: path.dirname(jiti),
  loaded: true,
  exports: () => load,
  children: [],
  paths: [],
};
