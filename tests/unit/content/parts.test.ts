import fs from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER, Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** The parts that the pages of a folder list, by the page's own id. */
async function readParts(folder: string): Promise<Map<string, unknown>> {
  const cwd = path.join(root, folder);
  const files = await Globby('**/[!_]*.{md,mdx}', {cwd});
  const lists = await Promise.all(
    files.map(async (file) => {
      const filePath = path.join(cwd, file);
      const fileContent = await fs.readFile(filePath, 'utf8');
      const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
        filePath,
        fileContent,
      });
      return [file.replace(/\.mdx?$/, ''), frontMatter.parts] as const;
    }),
  );
  return new Map(lists.filter(([, parts]) => parts !== undefined));
}

it.each(['docs', 'tutorials'])(
  'the parts of a series in %s list themselves and each other',
  async (folder) => {
    const lists = await readParts(folder);
    for (const [id, parts] of lists) {
      expect(parts, id).toContain(id);
      for (const part of parts as string[]) {
        expect(lists.get(part), `${id} names ${part}`).toEqual(parts);
      }
    }
  },
);
