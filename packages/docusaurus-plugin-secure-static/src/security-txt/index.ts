import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {formatSecurityTxt} from '../headers/security-txt';
import {readSourceDate} from './source-date';

const FILE = '.well-known/security.txt';

/**
 * Writes `/.well-known/security.txt`, which tells whoever finds a hole where
 * to report it.
 *
 * @param options - `email` is the address that answers.
 */
export default function securityTxt({email}: {email: string}) {
  return ({siteDir, siteConfig, baseUrl}: LoadContext): Plugin => ({
    name: 'security-txt',
    async postBuild({outDir}) {
      const file = path.join(outDir, FILE);
      await fs.mkdir(path.dirname(file), {recursive: true});
      await fs.writeFile(
        file,
        formatSecurityTxt({
          email,
          canonical: siteConfig.url + baseUrl + FILE,
          from: await readSourceDate(siteDir, process.env),
        }),
      );
    },
  });
}
