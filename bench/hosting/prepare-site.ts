import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {parseHeadersFile} from '../../lib/security/headers-file';
import type {HeaderRule} from '../../lib/security/types';
import {compressFiles} from '../../scripts/compress/compress-files';
import type {Load} from './measure-load';

export interface PreparedSite {
  /** A copy of what is asked for, with its compressed files. */
  folder: string;
  rules: HeaderRule[];
  loads: Load[];
  remove: () => Promise<void>;
}

/**
 * Copies a part of a built site, compresses the copy, and lists what to ask it
 * for.
 *
 * @param directory - the built site.
 */
export async function prepareSite(directory: string): Promise<PreparedSite> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'hosting-'));
  // Started by root, nginx reads as another user.
  await fs.chmod(folder, 0o755);
  const list = async (pattern: string) =>
    (await Globby(pattern, {cwd: directory})).sort();
  const pages = await list('guides/**/*.html');
  // What every reader loads first.
  const scripts = await list('assets/js/{main,runtime~main}.*.js');
  for (const file of [...pages, ...scripts, '404.html']) {
    await fs.cp(path.join(directory, file), path.join(folder, file));
  }
  await compressFiles(folder);
  const load = (name: string, files: string[], encoding: string): Load => ({
    name,
    paths: files.map((file) => `/${file.replace(/\.html$/, '')}`),
    encoding,
    status: 200,
  });
  return {
    folder,
    rules: parseHeadersFile(
      await fs.readFile(path.join(directory, '_headers'), 'utf8'),
    ),
    loads: [
      load(`${pages.length} guides`, pages, ''),
      load(`${pages.length} guides, gzip`, pages, 'gzip'),
      load('first scripts, gzip', scripts, 'gzip'),
      {...load('a missing page', ['no/such/page'], ''), status: 404},
    ],
    remove: () => fs.rm(folder, {recursive: true, force: true}),
  };
}
