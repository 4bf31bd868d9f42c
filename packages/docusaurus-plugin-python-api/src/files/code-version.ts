import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
}

/** @returns undefined for a package that isn't installed */
async function findManifest(
  name: string,
  from: string,
): Promise<{file: string; manifest: Manifest} | undefined> {
  try {
    const entry = createRequire(from).resolve(name);
    const folder = path.join(path.sep, ...name.split('/'), path.sep);
    const end = entry.lastIndexOf(folder) + folder.length;
    const file = path.join(entry.slice(0, end), 'package.json');
    return {
      file,
      manifest: JSON.parse(await readFile(file, 'utf8')) as Manifest,
    };
  } catch {
    return undefined;
  }
}

async function addVersions(
  names: readonly string[],
  from: string,
  versions: Map<string, string>,
): Promise<void> {
  for (const name of names) {
    const found = await findManifest(name, from);
    const key = found?.file ?? name;
    if (!versions.has(key)) {
      versions.set(key, `${name} ${found?.manifest.version ?? 'absent'}`);
      const needed = Object.keys(found?.manifest.dependencies ?? {});
      await addVersions(needed, found?.file ?? from, versions);
    }
  }
}

async function listCode(folder: string): Promise<string[]> {
  return (await readdir(folder, {recursive: true}))
    .filter((file) => /\.[jt]s$/.test(file))
    .sort()
    .map((file) => path.join(folder, file));
}

/**
 * Hashes the text of code and the versions of all libraries that it uses. Cached
 * results of the code are valid as long as the hash is the same.
 *
 * @param folders absolute paths of the folders with its modules
 * @param libraries the names of the packages that it imports
 * @returns 64 hexadecimal digits
 */
export async function readCodeVersion(
  folders: readonly string[],
  libraries: readonly string[],
): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of await listCode(folder)) {
      hash.update(await readFile(file));
    }
  }
  const versions = new Map<string, string>();
  await addVersions(libraries, import.meta.url, versions);
  hash.update([...versions.values()].sort().join('\n'));
  return hash.digest('hex');
}
