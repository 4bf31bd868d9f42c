import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {Diagnostic} from 'python-reader';

import {summarize} from './report/summarize';
import {
  completeOptions,
  type GenerateOptions,
  type GenerateReport,
} from './settings';
import {DIAGNOSTICS_FILE} from './write/data';

/** Lines that fit on a screen with the other output. */
const LINES = 20;

let lastStep = '';

/**
 * Shows the progress of a long step: in place in a terminal, with one line for
 * each step in a log.
 */
export function showProgress(step: string, done?: number, total?: number) {
  const isNew = step !== lastStep;
  lastStep = step;
  if (process.stderr.isTTY && done !== undefined && total !== undefined) {
    const end = done === total ? '\n' : '';
    process.stderr.write(`\r${step}: ${done} of ${total}${end}`);
  } else if (isNew) {
    logger.info(`${step} …`);
  }
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Prints diagnostics by kind, with errors last, at the end of the log. */
function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  file: string,
): void {
  const errors = diagnostics.filter(({fatal}) => fatal);
  const warnings = diagnostics.filter(({fatal}) => !fatal);
  const print = (found: Diagnostic[], log: (text: string) => void): boolean => {
    const groups = summarize(found, LINES);
    for (const {heading, lines} of groups) {
      log([heading, ...lines.map((line) => `    ${line}`)].join('\n'));
    }
    return groups.some(({lines}) => lines.some((line) => line.startsWith('…')));
  };
  const isCut = [
    print(warnings, (text) => {
      logger.warn(text);
    }),
    print(errors, (text) => {
      logger.error(text);
    }),
  ].includes(true);
  if (isCut) {
    logger.info(
      `All ${count(errors.length, 'error')} and ${count(warnings.length, 'warning')}: ${file}`,
    );
  }
}

/**
 * Prints the diagnostics and what was written.
 *
 * @param quiet whether to print only problems
 * @returns whether the pages are up to date and without errors
 */
export function reportGeneration(
  {diagnostics, files, pages, symbols}: GenerateReport,
  options: GenerateOptions,
  quiet = false,
): boolean {
  const {cacheDir} = completeOptions(options);
  const errors = diagnostics.filter(({fatal}) => fatal).length;
  printDiagnostics(diagnostics, path.join(cacheDir, DIAGNOSTICS_FILE));
  if (!files) {
    logger.error(`No page was written: fix ${count(errors, 'error')} first.`);
    return false;
  }
  if (!quiet) {
    logger.success(
      `${count(pages, 'module')}, ${count(symbols, 'symbol')}: ` +
        `${count(files.written.length, 'page')} written, ` +
        `${files.unchanged} unchanged, ${files.removed.length} removed.`,
    );
  }
  return errors === 0;
}
