import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Fault, ReadOptions} from '../model';
import {prepareCharacterNames} from '../syntax/character-names';
import type {DraftModule} from '../syntax/draft';
import {loadParser, type Parse} from '../syntax/parser';
import {readModule} from '../syntax/read-module';
import {decodeSource} from './decode';
import type {ModuleFiles} from './discover';
import {openDraftCache, type DraftCache} from './draft-cache';

/** Enough files at once to keep the disk busy with the cache's entries. */
const AT_ONCE = 32;

/** A module with what its files say. */
export interface LoadedModule extends ModuleFiles {
  sourceDraft: DraftModule | null;
  stubDraft: DraftModule | null;
}

export interface Drafts {
  modules: LoadedModule[];
  faults: Fault[];
  statistics: {parsed: number; cached: number};
}

interface Reading {
  root: string;
  cache: DraftCache;
  parser: () => Promise<Parse>;
  drafts: Drafts;
  onFile: () => void;
}

/** Reads every file of the modules, from the cache where it is unchanged. */
export async function readDrafts(
  modules: ModuleFiles[],
  options: ReadOptions,
): Promise<Drafts> {
  const total = modules.flatMap(({source, stub}) =>
    [source, stub].filter((file) => file !== null),
  ).length;
  let done = 0;
  const drafts: Drafts = {
    modules: [],
    faults: [],
    statistics: {parsed: 0, cached: 0},
  };
  const reading: Reading = {
    root: options.root,
    cache: await openDraftCache(options.cache, options.package),
    parser: loadParser,
    drafts,
    onFile: () => {
      done += 1;
      options.onProgress?.(done, total);
    },
  };
  for (let start = 0; start < modules.length; start += AT_ONCE) {
    const batch = modules.slice(start, start + AT_ONCE).map(async (module) => ({
      ...module,
      sourceDraft: await readDraft(module.source, reading),
      stubDraft: await readDraft(module.stub, reading),
    }));
    drafts.modules.push(...(await Promise.all(batch)));
  }
  await reading.cache.prune();
  return drafts;
}

async function readDraft(
  file: string | null,
  reading: Reading,
): Promise<DraftModule | null> {
  if (file === null) {
    return null;
  }
  const {drafts} = reading;
  try {
    // Waiting for small files takes longer than reading them.
    const bytes = readFileSync(join(reading.root, file));
    const cached = await reading.cache.get(bytes);
    const {text, faultLine, encoding} = decodeSource(bytes);
    if (faultLine !== null) {
      drafts.faults.push(encodingFault(file, faultLine, encoding));
    }
    if (!cached) {
      await prepareCharacterNames(text);
    }
    const draft = cached ?? readModule(text, await reading.parser());
    drafts.statistics[cached ? 'cached' : 'parsed'] += 1;
    if (!cached) {
      await reading.cache.set(bytes, draft);
    }
    drafts.faults.push(...syntaxFaults(file, draft));
    return draft;
  } catch (error) {
    drafts.faults.push(unreadable(file, error));
    return null;
  } finally {
    reading.onFile();
  }
}

function syntaxFaults(file: string, draft: DraftModule): Fault[] {
  return draft.syntaxFaults.map(({line, message}) => ({
    code: 'syntax',
    severity: 'error',
    file,
    line,
    message,
    hint: 'Mend the syntax; what stands around it was read as well as could be.',
  }));
}

function encodingFault(file: string, line: number, encoding: string): Fault {
  return {
    code: 'encoding',
    severity: 'error',
    file,
    line,
    message: `a byte here is not ${encoding === 'utf-8' ? 'UTF-8' : encoding}`,
    hint: 'Save the file as UTF-8, or name its encoding in a `# coding:` comment on the first line.',
  };
}

function unreadable(file: string, error: unknown): Fault {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    code: 'unreadable-file',
    severity: 'error',
    file,
    line: 1,
    message: `the file could not be read: ${reason}`,
    hint: 'If it was removed or renamed meanwhile, run again; otherwise check its permissions.',
  };
}
