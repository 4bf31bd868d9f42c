import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {readCodeVersion} from '../files/code-version';
import {writeWhole} from '../files/write-whole';

/** What writes pages besides the files of this folder and of docstrings. */
const LIBRARIES = [
  'docusaurus-plugin-typedoc',
  'typedoc',
  'typedoc-plugin-markdown',
  'yaml',
];

/** Digests of what a page was made from, and of its text. */
type Digests = Record<string, [key: string, text: string]>;

/** The pages of the last run, which a run need not render again. */
export interface RenderedPages {
  /** The text of a page that was made from the same, if it is as it was. */
  find: (file: string, key: string) => Promise<string | undefined>;
  /** Keeps what these pages were made from for the next run. */
  save: (pages: ReadonlyMap<string, string>) => Promise<void>;
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

/**
 * Opens the pages of the last run.
 *
 * @param record where is kept what they were made from
 * @param folder where they are, absolute
 * @param facts what all pages depend on besides their keys
 */
export async function openRenderedPages(
  record: string,
  folder: string,
  facts: unknown,
): Promise<RenderedPages> {
  const code = [
    import.meta.dirname,
    path.join(import.meta.dirname, '../docstrings'),
  ];
  const version =
    (await readCodeVersion(code, LIBRARIES)) + JSON.stringify(facts);
  const known = await readDigests(record);
  const keys = new Map<string, string>();
  return {
    find: async (file, key) => {
      const made = digest(version, key);
      keys.set(file, made);
      const [from, is] = known[file] ?? [];
      if (from !== made) {
        return undefined;
      }
      const text = await readFile(path.join(folder, file), 'utf8').catch(
        () => '',
      );
      return digest(text) === is ? text : undefined;
    },
    save: async (pages) => {
      const digests: Digests = {};
      for (const [file, text] of pages) {
        digests[file] = [keys.get(file) ?? '', digest(text)];
      }
      await writeWhole(record, JSON.stringify(digests));
    },
  };
}
