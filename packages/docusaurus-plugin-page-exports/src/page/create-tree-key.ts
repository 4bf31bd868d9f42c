import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {PageSite} from './page-reader';
import {findMath} from './find-math';
import {parseText} from './parse-markdown';

const LOCK_FILES = [
  ...['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml'],
  ...['yarn.lock', 'bun.lock', 'bun.lockb'],
];

/** Lists a folder and its parent folders, nearest first. */
function listFolders(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...listFolders(parent)];
}

/** JSON leaves out functions, such as a plugin without options. */
function nameFunctions(_: string, value: unknown): unknown {
  return typeof value === 'function' ? value.name : value;
}

/**
 * Creates a key that changes when the same text may be parsed to a different
 * tree or serialized to different bytes: with another version of Node or of a
 * parser, which the lockfile lists, with other options, or with other code in
 * this package.
 *
 * @returns 64 hexadecimal digits; undefined without a lockfile, since the
 * parser versions are then unknown.
 */
export function createTreeKey({
  siteDir,
  siteConfig,
}: PageSite): string | undefined {
  const lockfile = listFolders(siteDir)
    .flatMap((folder) => LOCK_FILES.map((name) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));
  return lockfile === undefined
    ? undefined
    : createHash('sha256')
        .update(JSON.stringify([process.version, siteConfig.markdown]))
        .update(JSON.stringify([findMath(siteConfig)].flat(), nameFunctions))
        .update(parseText.toString())
        .update(fs.readFileSync(lockfile))
        .digest('hex');
}
