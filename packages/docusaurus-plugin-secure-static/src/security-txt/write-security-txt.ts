import fs from 'node:fs/promises';
import path from 'node:path';
import {formatSecurityTxt} from './format-security-txt';
import {readSourceDate} from './source-date';

const FILE = '.well-known/security.txt';

/**
 * Writes `/.well-known/security.txt`, which says where to report a
 * vulnerability.
 *
 * @param outDir - the built site.
 */
export async function writeSecurityTxt(
  outDir: string,
  {email, siteDir, siteUrl}: {email: string; siteDir: string; siteUrl: string},
): Promise<void> {
  const file = path.join(outDir, FILE);
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(
    file,
    formatSecurityTxt({
      email,
      canonical: siteUrl + FILE,
      from: await readSourceDate(siteDir, process.env),
    }),
  );
}
