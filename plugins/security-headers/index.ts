import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {formatHeadersFile} from '../../lib/security/headers-file';
import {hashInlineScripts} from '../../lib/security/inline-scripts';
import {createHeaderRules, createPolicy} from '../../lib/security/policy';
import type {SecurityOptions} from '../../lib/security/types';

/**
 * Writes the headers that a host must send into `_headers`. The policy names
 * the inline scripts by the hashes of what the build really holds, so it can
 * not drift from the pages.
 */
export default function securityHeaders(options: SecurityOptions) {
  return ({baseUrl}: LoadContext): Plugin => ({
    name: 'security-headers',
    async postBuild({outDir}) {
      const pages = await Globby('**/*.html', {cwd: outDir});
      const hashes = await Promise.all(
        pages.map(async (page) =>
          hashInlineScripts(await fs.readFile(path.join(outDir, page), 'utf8')),
        ),
      );
      const scripts = [...new Set(hashes.flat())].sort();
      const rules = createHeaderRules(createPolicy(scripts, options), baseUrl);
      await fs.writeFile(
        path.join(outDir, '_headers'),
        formatHeadersFile(rules),
      );
    },
  });
}
