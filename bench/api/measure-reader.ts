import {expectShortLife} from '../../scripts/process/short-life';
import {readPackage} from '../../scripts/python/read-package';
import type {Measurement} from './measurement';

/**
 * Reads the tree that the first argument names, with the cache of the second
 * if there is one, and prints a `Measurement`. A process of its own, so that
 * its peak memory is its own too, set up as `npm run generate:api` is.
 */
const [root = '.', cache] = process.argv.slice(2);
expectShortLife();
const start = performance.now();
const before = process.cpuUsage();
const {package: model, statistics} = await readPackage({
  root,
  package: '',
  ...(cache === undefined ? {} : {cache}),
});
const used = process.cpuUsage(before);
const measurement: Measurement = {
  modules: model.modules.length,
  seconds: (performance.now() - start) / 1_000,
  processorSeconds: (used.user + used.system) / 1_000_000,
  peakMegabytes: process.resourceUsage().maxRSS / 1_024,
  parsed: statistics.parsed,
};
console.log(JSON.stringify(measurement));
