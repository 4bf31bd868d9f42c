import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {readCodeVersion} from '../files/code-version';
import {writeWhole} from '../files/write-whole';

/** Libraries that affect pages, in addition to this folder and `docstrings`. */
const LIBRARIES = [
  'docusaurus-plugin-typedoc',
  'typedoc',
  'typedoc-plugin-markdown',
  'yaml',
];

/** Digests of the input of each page, and of its text. */
type Digests = Record<string, [key: string, text: string]>;

/** The text of a page, and the key of its input. */
interface Rendered {
  key: string;
  text: string;
}

/** The state that a process keeps if it renders pages repeatedly. */
export interface PageMemory {
  version?: string;
  facts?: string;
  pages?: Map<string, Rendered>;
}

/** The pages of the last run, which needn't be rendered again. */
export interface RenderedPages {
  /** Finds the text of a page with the same input. */
  find: (file: string, key: string) => Promise<string | undefined>;
  /** Adds the text of a page. */
  add: (file: string, page: Rendered) => void;
  /** Stores what was added for the next run. */
  save: () => Promise<void>;
}

function digest(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  texts.forEach((text) => hash.update(text));
  return hash.digest('hex');
}

async function readDigests(file: string): Promise<Digests> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Digests;
  } catch {
    return {};
  }
}

function readVersion(): Promise<string> {
  const folder = import.meta.dirname;
  const docstrings = path.join(folder, '../docstrings');
  return readCodeVersion([folder, docstrings], LIBRARIES);
}

/**
 * Opens the pages of the last run.
 *
 * @param record the file with the digests
 * @param folder absolute path of the pages
 * @param facts input that affects all pages
 * @param memory an additional cache for this process
 */
export async function openRenderedPages(
  record: string,
  folder: string,
  facts: string,
  memory: PageMemory,
): Promise<RenderedPages> {
  const version = (memory.version ??= await readVersion());
  const known = memory.facts === facts ? memory.pages : undefined;
  const digests = known ? {} : await readDigests(record);
  const pages = new Map<string, Rendered>();
  Object.assign(memory, {facts, pages});

  async function findInFolder(file: string, key: string) {
    const [from, is] = digests[file] ?? [];
    if (from === undefined || from !== digest(version, facts, key)) {
      return undefined;
    }
    const text = await readFile(path.join(folder, file), 'utf8').catch(
      () => '',
    );
    return digest(text) === is ? text : undefined;
  }

  return {
    find: async (file, key) => {
      const one = known?.get(file);
      return one?.key === key ? one.text : findInFolder(file, key);
    },
    add: (file, page) => {
      pages.set(file, page);
    },
    save: async () => {
      const made = [...pages].map(([file, {key, text}]) => [
        file,
        [digest(version, facts, key), digest(text)],
      ]);
      await writeWhole(record, JSON.stringify(Object.fromEntries(made)));
    },
  };
}
