import fs from 'node:fs/promises';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {
  createFigures,
  writeFigures,
} from '../tutorials/figures/src/make-figures';
import {messageOf} from './lib/message-of';
import {root} from './lib/paths';
import {readOptions} from './lib/options';

const USAGE = `
Computes the figures of the pages and writes them as SVG: the split of the
census table, the loss and the ROC curve of the income model, the loss of the
segmentation model per round, the images of balls and boxes, the shapes with
their masks, and the privacy budget of repeated queries. Prints the scores that
"Training a custom model" quotes: for the local test, the pod, and the shared
weights on the pod. Everything is seeded, so the output is reproducible. Run it
when the sample or the model of the tutorials has changed, and commit the files.

Usage: npm run make:figures -- [options]

  --folder DIR  where to write the files (default: tutorials/figures)
  -h, --help    show this text
`;

const options = readOptions(USAGE, {
  folder: {type: 'string', default: 'tutorials/figures'},
});

const folder = path.resolve(root, options.folder);
try {
  await fs.mkdir(folder, {recursive: true});
} catch (error) {
  logger.error(`--folder: ${folder} can't be created: ${messageOf(error)}`);
  process.exit(2);
}
const figures = createFigures();
const files = await writeFigures(folder, figures);
for (const file of files) {
  logger.success(`Wrote ${path.relative(root, file)}.`);
}
for (const [step, scores] of figures.scores) {
  const words = Object.entries(scores).map(
    ([name, value]) => `${name} ${value.toFixed(2)}`,
  );
  logger.info(`${step}: ${words.join(', ')}`);
}
