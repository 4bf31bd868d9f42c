import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {Globby} from '@docusaurus/utils';
import writeFileAtomic from 'write-file-atomic';

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

/** The extensions of the files that are compressed, in alphabetical order. */
export const TEXT_TYPES = [
  ...['css', 'html', 'ico', 'inv', 'ipynb', 'js', 'json', 'map', 'md', 'mjs'],
  ...['svg', 'txt', 'webmanifest', 'xml'],
] as const;

const TEXT = `**/*.{${TEXT_TYPES.join(',')}}`;
/** A smaller file fits into one packet whether compressed or not. */
const LEAST_BYTES = 1024;
/** The default size of Node's thread pool. */
const AT_ONCE = 4;

/** The totals of compressing a folder, in bytes. */
export interface Compressed {
  files: number;
  plain: number;
  gzip: number;
  brotli: number;
}

async function compressFile(file: string, sum: Compressed): Promise<void> {
  const bytes = await fs.readFile(file);
  if (bytes.length < LEAST_BYTES) {
    return;
  }
  const [small, smaller] = await Promise.all([
    gzip(bytes, {level: zlib.constants.Z_BEST_COMPRESSION}),
    brotli(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  ]);
  await Promise.all([
    writeFileAtomic(`${file}.gz`, small),
    writeFileAtomic(`${file}.br`, smaller),
  ]);
  sum.files += 1;
  sum.plain += bytes.length;
  sum.gzip += small.length;
  sum.brotli += smaller.length;
}

/**
 * Writes a `.gz` and a `.br` beside each text file of 1,024 bytes or more in a
 * folder, for hosts that serve precompressed files. The output is deterministic.
 *
 * @param directory - the built site.
 */
export async function compressFiles(directory: string): Promise<Compressed> {
  const sum = {files: 0, plain: 0, gzip: 0, brotli: 0};
  const waiting = await Globby(TEXT, {cwd: directory, dot: true});
  await Promise.all(
    Array.from({length: AT_ONCE}, async () => {
      for (let file = waiting.pop(); file; file = waiting.pop()) {
        await compressFile(path.join(directory, file), sum);
      }
    }),
  );
  return sum;
}
