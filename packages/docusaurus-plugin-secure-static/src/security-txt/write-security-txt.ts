import fs from 'node:fs/promises';
import path from 'node:path';
import {formatSecurityTxt} from './format-security-txt';
import {readSourceDate} from './source-date';

const FILE = '.well-known/security.txt';

/**
 * The location before RFC 9116. Uploads to some hosts skip folders that begin
 * with a dot.
 */
const FORMER = 'security.txt';

/**
 * Writes `/.well-known/security.txt`, which tells where to report a
 * vulnerability, and a copy at `/security.txt`.
 *
 * @param outDir - the built site.
 * @param options - `siteUrl`: the address of the home page.
 */
export async function writeSecurityTxt(
  outDir: string,
  {email, siteDir, siteUrl}: {email: string; siteDir: string; siteUrl: string},
): Promise<void> {
  const text = formatSecurityTxt({
    email,
    // It counts only at the root of the host.
    canonical: new URL(`/${FILE}`, siteUrl).href,
    from: await readSourceDate(siteDir, process.env),
  });
  for (const name of [FILE, FORMER]) {
    const file = path.join(outDir, name);
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, text);
  }
}
