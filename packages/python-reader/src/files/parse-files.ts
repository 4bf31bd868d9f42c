import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {DiagnosticFields} from '../diagnostics';
import type {ReadOptions} from '../model';
import {prepareCharacterNames} from '../syntax/character-names';
import type {ParsedModule} from '../syntax/parsed-module';
import {loadParser, type Parse} from '../syntax/parser';
import {readModule} from '../syntax/read-module';
import {decodeSource} from './decode';
import type {ModuleFiles} from './discover';
import {openParseCache, type ParseCache} from './parse-cache';

/** Number of parallel reads, enough to keep the disk busy with cache entries. */
const AT_ONCE = 32;

/** A module with the parsed content of its files. */
export interface LoadedModule extends ModuleFiles {
  parsedSource: ParsedModule | null;
  parsedStub: ParsedModule | null;
}

export interface ParsedFiles {
  modules: LoadedModule[];
  diagnostics: DiagnosticFields[];
  statistics: {parsed: number; cached: number};
}

interface Reading {
  root: string;
  cache: ParseCache;
  parser: () => Promise<Parse>;
  parsedFiles: ParsedFiles;
  onFile: () => void;
}

/** Parses the files of all modules; unchanged files come from the cache. */
export async function parseFiles(
  modules: ModuleFiles[],
  options: ReadOptions,
): Promise<ParsedFiles> {
  const total = modules.flatMap(({source, stub}) =>
    [source, stub].filter((file) => file !== null),
  ).length;
  let done = 0;
  const parsedFiles: ParsedFiles = {
    modules: [],
    diagnostics: [],
    statistics: {parsed: 0, cached: 0},
  };
  const reading: Reading = {
    root: options.root,
    cache: await openParseCache(options.cache, options.package, options.memory),
    parser: loadParser,
    parsedFiles,
    onFile: () => {
      done += 1;
      options.onProgress?.(done, total);
    },
  };
  for (let start = 0; start < modules.length; start += AT_ONCE) {
    const batch = modules.slice(start, start + AT_ONCE).map(async (module) => ({
      ...module,
      parsedSource: await parseFile(module.source, reading),
      parsedStub: await parseFile(module.stub, reading),
    }));
    parsedFiles.modules.push(...(await Promise.all(batch)));
  }
  await reading.cache.prune();
  return parsedFiles;
}

async function parseFile(
  file: string | null,
  reading: Reading,
): Promise<ParsedModule | null> {
  if (file === null) {
    return null;
  }
  const {parsedFiles} = reading;
  try {
    // For small files, asynchronous reads are slower.
    const bytes = readFileSync(join(reading.root, file));
    const cached = await reading.cache.get(bytes);
    const {text, errorLine, encoding} = decodeSource(bytes);
    if (errorLine !== null) {
      parsedFiles.diagnostics.push(
        encodingDiagnostic(file, errorLine, encoding),
      );
    }
    if (!cached) {
      await prepareCharacterNames(text);
    }
    const parsed = cached ?? readModule(text, await reading.parser());
    parsedFiles.statistics[cached ? 'cached' : 'parsed'] += 1;
    if (!cached) {
      await reading.cache.set(bytes, parsed);
    }
    parsedFiles.diagnostics.push(
      ...syntaxErrors(file, parsed),
      ...formattedDocstrings(file, parsed),
    );
    return parsed;
  } catch (error) {
    parsedFiles.diagnostics.push(unreadable(file, error));
    return null;
  } finally {
    reading.onFile();
  }
}

function syntaxErrors(file: string, parsed: ParsedModule): DiagnosticFields[] {
  return parsed.syntaxErrors.map(({line, message}) => ({
    ruleId: 'syntax',
    severity: 'warning',
    file,
    line,
    reason: message,
    note: 'Fix the syntax. The rest of the file was read as far as possible.',
  }));
}

function formattedDocstrings(
  file: string,
  {formatted}: ParsedModule,
): DiagnosticFields[] {
  return formatted.map((line) => ({
    ruleId: 'formatted-docstring',
    severity: 'warning',
    file,
    line,
    reason:
      'this f-string is in the place of a docstring, but Python ignores it',
    note: 'Remove the prefix, or assign the text to `__doc__`; until then the text is not documented.',
  }));
}

function encodingDiagnostic(
  file: string,
  line: number,
  encoding: string,
): DiagnosticFields {
  return {
    ruleId: 'encoding',
    severity: 'warning',
    file,
    line,
    reason: `this line contains a byte that is not valid ${encoding === 'utf-8' ? 'UTF-8' : encoding}`,
    note: 'Save the file as UTF-8, or declare its encoding in a `# coding:` comment on the first line.',
  };
}

function unreadable(file: string, error: unknown): DiagnosticFields {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    ruleId: 'unreadable-file',
    severity: 'warning',
    file,
    line: 1,
    reason: `the file could not be read: ${reason}`,
    note: 'If it was removed or renamed in the meantime, run again; otherwise check its permissions.',
  };
}
