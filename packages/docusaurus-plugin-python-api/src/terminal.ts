import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {type Diagnostic, formatDiagnostic} from 'python-reader';
import type {GenerateReport} from './generate-api';
import {completeOptions, type GenerateOptions} from './settings';
import {DIAGNOSTICS_FILE} from './write/data';

/** Lines that fit a screen beside what else is printed. */
const LINES = 20;

let lastStep = '';

/**
 * Shows how far a long step is: in place on a terminal, one line for each step
 * in a log.
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

/**
 * The diagnostics as lines: all of them if they fit a screen, else some of
 * each rule and how many more there are.
 */
export function summarize(
  diagnostics: readonly Diagnostic[],
  lines = LINES,
): string[] {
  if (diagnostics.length <= lines) {
    return diagnostics.map(formatDiagnostic);
  }
  const byRule = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const {ruleId} = diagnostic;
    byRule.set(ruleId, [...(byRule.get(ruleId) ?? []), diagnostic]);
  }
  const shown = Math.max(1, Math.floor(lines / byRule.size) - 1);
  return [...byRule].flatMap(([rule, found]) => {
    const rest = found.length - shown;
    return [
      ...found.slice(0, shown).map(formatDiagnostic),
      ...(rest > 0 ? [`… and ${rest} more of ${rule}`] : []),
    ];
  });
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Prints diagnostics, errors last so that they are at the end of the log. */
function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  file: string,
): void {
  const errors = diagnostics.filter(({fatal}) => fatal);
  const warnings = diagnostics.filter(({fatal}) => !fatal);
  summarize(warnings).forEach((line) => {
    logger.warn(line);
  });
  summarize(errors).forEach((line) => {
    logger.error(line);
  });
  if (Math.max(errors.length, warnings.length) > LINES) {
    logger.info(
      `All ${count(errors.length, 'error')} and ${count(warnings.length, 'warning')}: ${file}`,
    );
  }
}

/**
 * Prints what is to fix and what was written.
 *
 * @param quiet whether to print nothing but problems
 * @returns whether the pages are up to date and, with `strict`, without errors
 */
export function reportGeneration(
  {diagnostics, files, pages, symbols}: GenerateReport,
  options: GenerateOptions,
  quiet = false,
): boolean {
  const {cacheDir, strict} = completeOptions(options);
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
  return !strict || errors === 0;
}
