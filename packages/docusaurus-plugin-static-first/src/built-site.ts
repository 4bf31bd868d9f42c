import fs from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';

/** A site as the bundler wrote it. */
export interface BuiltSite {
  outDir: string;
  /** The path that the site is served at. */
  baseUrl: string;
}

/** Returns the path of the file at an address of the site. */
export function fileAt({outDir, baseUrl}: BuiltSite, address: string): string {
  return path.join(outDir, address.slice(baseUrl.length));
}

/**
 * Reads all files that match the patterns.
 *
 * @returns the text of each, by its path in the folder.
 */
export async function readFiles(
  outDir: string,
  ...patterns: string[]
): Promise<Map<string, string>> {
  const files = await Globby(patterns, {cwd: outDir});
  const texts = await Promise.all(
    files.map((file) => fs.readFile(path.join(outDir, file), 'utf8')),
  );
  return new Map(files.map((file, index) => [file, texts[index] ?? '']));
}
