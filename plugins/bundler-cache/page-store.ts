import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {
  CompiledPage,
  PageSource,
} from 'docusaurus-plugin-python-api/bundler/list-processors';
import {isRecord} from 'docusaurus-plugin-page-exports/guards';
import writeFileAtomic from 'write-file-atomic';

/** Compiled pages in a folder, one file each. */
export interface PageStore {
  /** Finds the compiled form of a page; undefined if the page has changed. */
  find: (page: PageSource) => Promise<CompiledPage | undefined>;
  add: (page: PageSource, compiled: CompiledPage) => Promise<void>;
  /** Removes the pages that have been neither found nor added. */
  prune: () => Promise<void>;
}

function isCompiled(value: unknown): value is CompiledPage {
  return (
    isRecord(value) && typeof value.content === 'string' && isRecord(value.data)
  );
}

function nameOf({filePath, compilerName, content}: PageSource): string {
  const facts = JSON.stringify([filePath, compilerName, content]);
  return `${createHash('sha256').update(facts).digest('hex')}.json`;
}

/** Reads a compiled page; undefined if it is missing or incomplete. */
async function readCompiled(file: string): Promise<CompiledPage | undefined> {
  try {
    const value: unknown = JSON.parse(await fs.readFile(file, 'utf8'));
    return isCompiled(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Opens a folder of compiled pages.
 *
 * @param folder - its absolute path.
 */
export function openPageStore(folder: string): PageStore {
  const used = new Set<string>();
  return {
    find(page) {
      const name = nameOf(page);
      used.add(name);
      return readCompiled(path.join(folder, name));
    },
    async add(page, {content, data: {contentTitle}}) {
      const name = nameOf(page);
      used.add(name);
      await fs.mkdir(folder, {recursive: true});
      await writeFileAtomic(
        path.join(folder, name),
        JSON.stringify({content, data: {contentTitle}}),
        // If the machine crashes, an incomplete file is written again.
        {fsync: false},
      );
    },
    async prune() {
      const names = await fs.readdir(folder).catch(() => []);
      await Promise.all(
        names
          .filter((name) => !used.has(name))
          .map((name) => fs.rm(path.join(folder, name), {force: true})),
      );
    },
  };
}
