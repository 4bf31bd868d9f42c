import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {type BuiltSite, readFiles} from '../built-site';

/** Matches the digests in the file names of chunks, in the bundler's runtime. */
const DIGESTS = /(\.u=(\w+)=>"[^"]*"\+\2\+"\."\+)\(?(\{[^{}]*\})\)?\[\2\]/;
/** Matches the ids of chunks by name, used to prefetch files. */
const IDS = /(\b(\w+)=)\(?(\{[^{}]*\})\)?\[\2\](?=\|\|\2\b)/;

const ENTRY = /(?:"([^"]+)"|(\w+)):"([^"]*)"/g;
const LOAD = /\.e\((?:"(\w+)"|(\w+))\)/g;

type List = Map<string, string>;

/** Reads a key or an argument; in minified scripts, 7000 is written `7e3`. */
function readId(quoted: string | undefined, bare = ''): string {
  return quoted ?? (/^\d/.test(bare) ? String(Number(bare)) : bare);
}

function readList(runtime: string, pattern: RegExp): List | undefined {
  const entries = pattern.exec(runtime)?.[3]?.matchAll(ENTRY);
  return (
    entries &&
    new Map(
      [...entries].map(([, quoted, bare, value = '']) => [
        readId(quoted, bare),
        value,
      ]),
    )
  );
}

const format = (list: Iterable<[string, string]>) =>
  JSON.stringify(Object.fromEntries(list));

/** Makes the runtime fall back to a list of the page. */
function writeList(
  runtime: string,
  pattern: RegExp,
  name: string,
  list: List,
): string {
  return runtime.replace(
    pattern,
    (_whole, before: string, chunk: string) =>
      `${before}(${format(list)}[${chunk}]||(self.${name}||{})[${chunk}])`,
  );
}

/** Writes the statement by which a part extends a list of the page. */
function formatAddition(name: string, list: Iterable<[string, string]>) {
  return `self.${name}=Object.assign(self.${name}||{},${format(list)});`;
}

/** Removes the entries of some chunks from a list and returns them. */
function take(
  list: List,
  isTaken: (key: string, value: string) => boolean,
): [string, string][] {
  const taken = [...list].filter(([key, value]) => isTaken(key, value));
  for (const [key] of taken) {
    list.delete(key);
  }
  return taken;
}

/** Finds the chunks that only this script loads. */
function listOwnChunks(
  file: string,
  users: ReadonlyMap<string, ReadonlySet<string>>,
): Set<string> {
  return new Set(
    [...users]
      .filter(([, files]) => files.size === 1 && files.has(file))
      .map(([chunk]) => chunk),
  );
}

function listUsers(
  scripts: ReadonlyMap<string, string>,
): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const [file, script] of scripts) {
    for (const [, quoted, bare] of script.matchAll(LOAD)) {
      const chunk = readId(quoted, bare);
      users.set(chunk, (users.get(chunk) ?? new Set()).add(file));
    }
  }
  return users;
}

/** Replaces a file under a name with the digest of its new content. */
async function replaceFile(
  outDir: string,
  file: string,
  script: string,
): Promise<string> {
  const digest = createHash('sha256').update(script).digest('hex');
  const target = file.replace(
    /\.([\da-f]+)\.js$/,
    (_whole, {length}: string) => `.${digest.slice(0, length)}.js`,
  );
  await fs.rm(path.join(outDir, file));
  await fs.writeFile(path.join(outDir, target), script);
  return target;
}

/**
 * Moves the names of files that only one part of the routes loads from the
 * bundler's runtime, which every page loads, to the script of that part. If the
 * runtime has an unknown format, nothing changes.
 *
 * @param parts - the addresses of the scripts of parts.
 * @returns the new address of each renamed script.
 */
export async function moveFileNames(
  {outDir, baseUrl}: BuiltSite,
  parts: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const renamed = new Map<string, string>();
  if (parts.size === 0) {
    return renamed;
  }
  const scripts = await readFiles(outDir, '**/*.js');
  const [file = '', runtime = ''] =
    [...scripts].find(([, script]) => DIGESTS.test(script)) ?? [];
  const digests = readList(runtime, DIGESTS);
  const ids = readList(runtime, IDS);
  if (!digests || !ids) {
    return renamed;
  }
  const users = listUsers(scripts);
  for (const address of parts) {
    const part = address.slice(baseUrl.length);
    const own = listOwnChunks(part, users);
    const target = await replaceFile(
      outDir,
      part,
      [
        scripts.get(part) ?? '',
        formatAddition(
          'chunkDigests',
          take(digests, (chunk) => own.has(chunk)),
        ),
        formatAddition(
          'chunkIds',
          take(ids, (_name, chunk) => own.has(chunk)),
        ),
      ].join(';'),
    );
    const [chunk = '', digest = ''] = path.basename(target).split('.');
    digests.set(chunk, digest);
    renamed.set(address, baseUrl + target);
  }
  const linked = writeList(runtime, DIGESTS, 'chunkDigests', digests);
  const target = await replaceFile(
    outDir,
    file,
    writeList(linked, IDS, 'chunkIds', ids),
  );
  return renamed.set(baseUrl + file, baseUrl + target);
}
