import fs from 'node:fs/promises';
import path from 'node:path';
import {isRecord} from 'docusaurus-plugin-page-exports/guards';
import {writeAccents} from './accent';
import type {Answers} from './answers';
import {COMMANDS, DEPENDENCIES} from './default-content';

type Json = Record<string, unknown>;

/** Edits a JSON file, keeping the order of its keys. */
async function editJson(
  root: string,
  file: string,
  edit: (value: Json) => Json,
): Promise<string> {
  const value: unknown = JSON.parse(
    await fs.readFile(path.join(root, file), 'utf8'),
  );
  if (!isRecord(value)) {
    throw new Error(`${file} must contain an object: restore it with Git.`);
  }
  return `${JSON.stringify(edit(value), null, 2)}\n`;
}

function readList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

const LICENCE = 'SEE LICENSE IN README.md';

export interface SettingsOptions {
  /** The paths of the Python packages, which the site's tools must ignore. */
  sources: readonly string[];
  isFirst: boolean;
}

/** Reads the folder of generated pages from `reference-pages.ts`. */
async function readReferenceFolder(file: string): Promise<string> {
  const text = await fs.readFile(file, 'utf8');
  const [, folder] = /REFERENCE_FOLDER = '([^']+)'/.exec(text) ?? [];
  if (folder === undefined) {
    throw new Error(`${file} — export REFERENCE_FOLDER as a string literal.`);
  }
  return folder;
}

/** Updates the folder of generated pages in `.gitignore`. */
async function editIgnored(root: string, isFirst: boolean): Promise<string> {
  const folder = await readReferenceFolder(
    path.join(
      root,
      isFirst
        ? 'templates/config/reference-pages.ts.txt'
        : 'config/reference-pages.ts',
    ),
  );
  const text = await fs.readFile(path.join(root, '.gitignore'), 'utf8');
  return text.replace(
    /^(# Generated from the SDK .*\n)\/\S+\/(\*\.mdx\n)!\/\S+\/(index\.mdx)$/m,
    (_, comment: string, pages: string, index: string) =>
      `${comment}/${folder}/${pages}!/${folder}/${index}`,
  );
}

/** Edits the settings of tools that depend on the product or its content. */
export async function editSettings(
  root: string,
  {accent, name, slug}: Answers,
  {sources, isFirst}: SettingsOptions,
): Promise<Map<string, string>> {
  const packageName = `${slug.replaceAll('_', '-')}-docs`;
  const manifest = await editJson(root, 'package.json', (value) => ({
    ...value,
    name: packageName,
    description: `Documentation of ${name}`,
    license: LICENCE,
    scripts: Object.fromEntries(
      Object.entries(isRecord(value.scripts) ? value.scripts : {}).filter(
        ([command]) => !COMMANDS.includes(command),
      ),
    ),
  }));
  const lock = await editJson(root, 'package-lock.json', (value) => {
    const packages = isRecord(value.packages) ? value.packages : {};
    const own = isRecord(packages['']) ? packages[''] : {};
    return {
      ...value,
      name: packageName,
      packages: {
        ...packages,
        '': {...own, name: packageName, license: LICENCE},
      },
    };
  });
  const spelling = await editJson(root, 'cspell.json', (value) => {
    const others = readList(value.ignorePaths).filter(
      (one) => one !== 'sdk/typings',
    );
    return {...value, ignorePaths: [...new Set([...others, ...sources])]};
  });
  // Only removed tests use them, but removing them would change the lockfile.
  const unused = await editJson(root, 'knip.json', (value) => {
    const known = readList(value.ignoreDependencies);
    return {
      ...value,
      ignoreDependencies: [...new Set([...known, ...DEPENDENCIES])],
    };
  });
  const format = await editJson(root, '.oxfmtrc.json', (value) => ({
    ...value,
    ignorePatterns: [
      ...new Set([
        ...readList(value.ignorePatterns),
        ...sources.map((one) => `/${one}/`),
      ]),
    ],
  }));
  const tokens = path.join('src', 'css', 'tokens.css');
  return new Map([
    ['package.json', manifest],
    ['package-lock.json', lock],
    ['cspell.json', spelling],
    ['knip.json', unused],
    ['.oxfmtrc.json', format],
    ['.gitignore', await editIgnored(root, isFirst)],
    [
      'src/css/tokens.css',
      writeAccents(await fs.readFile(path.join(root, tokens), 'utf8'), accent),
    ],
  ]);
}
