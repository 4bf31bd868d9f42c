import {
  sortDiagnostics,
  describePageError,
  type Diagnostic,
} from '../diagnostics';
import type {AnySchemaObject} from 'ajv';
import {
  isPageMessage,
  type PageReader,
} from 'docusaurus-plugin-page-exports/page';
import type {FunctionMember} from 'python-reader';
import {checkJson} from './json/check-json';
import type {Block} from './pages/block';
import {checkFences} from './pages/check-fences';
import {listPages} from '../pages/list-pages';
import {readBlocks, readInlineCode} from './pages/read-blocks';
import type {ConfigFile} from '../schemas/options';
import {checkIdentifiers, type Identifiers} from './rules/identifiers';
import {checkLineLength, type LineLengths} from './rules/line-length';
import {checkPrivacyBudget, type PrivacyOptions} from './rules/privacy-budget';
import {
  checkResultKeys,
  type ResultKeyOptions,
  type ResultKeys,
} from './rules/result-keys';
import {checkWholeFiles} from './rules/whole-files';
import {checkPython} from './python/check-python';
import {makePrograms} from './python/make-programs';
import {checkBash, hasBash} from './shell/check-bash';
import {checkCommands} from './shell/check-commands';
import {checkYaml} from './yaml/check-yaml';
import {createValidators} from './yaml/validators';

export interface SampleOptions {
  /** The site's root. Files in diagnostics are relative to it. */
  root: string;
  /** Folders of pages, relative to the root. */
  folders: readonly string[];
  /** Reads the site's pages. */
  reader: PageReader;
  /** The name of the SDK's command. */
  program: string;
  /** The folder that contains the SDK's package. */
  sdk: string;
  /** The folder for temporary files. */
  workspace: string;
  /** Functions by command of the SDK's program; null skips commands. */
  commands: ReadonlyMap<string, FunctionMember> | null;
  /** JSON Schemas by the name used in fences. */
  schemas: ReadonlyMap<string, AnySchemaObject>;
  /** The files that the schemas describe. */
  files?: readonly ConfigFile[];
  /** Names that samples may use, by owner. */
  identifiers?: Identifiers;
  /** Maximum line lengths, by language. */
  lineLengths?: LineLengths;
  /** How samples configure private training. */
  privacy?: PrivacyOptions;
  /** The keys that samples may read from results. */
  results?: ResultKeyOptions & {documented: ResultKeys};
  /** Words allowed in fences, besides the built-in ones. */
  fenceWords?: readonly string[];
  /** Blocks that are not on pages. */
  others?: readonly Block[];
  /**
   * Called for each step, and for checks that are unavailable on this machine.
   */
  onNote: (note: string) => void;
}

export interface SampleReport {
  /** Sorted by file and line. */
  diagnostics: Diagnostic[];
  pages: number;
  blocks: number;
}

function count(items: readonly unknown[], noun: string): string {
  return `${items.length} ${noun}${items.length === 1 ? '' : 's'}`;
}

/**
 * Checks the code on the pages of the site.
 *
 * @throws Error if a page can't be read or the type checker can't run.
 */
export async function checkSamples(
  options: SampleOptions,
): Promise<SampleReport> {
  const pages = await listPages(options.root, options.folders);
  const read = await Promise.all(
    pages.map(({file}) => readPage(file, options)),
  );
  const blocks = [
    ...read.flatMap((page) => page.blocks),
    ...(options.others ?? []),
  ];
  options.onNote(
    `Checking ${count(blocks, 'block')} on ${count(pages, 'page')}`,
  );
  const [python, shell] = await Promise.all([
    checkPython(makePrograms(blocks), options),
    checkShell(blocks, options),
  ]);
  return {
    diagnostics: sortDiagnostics([
      ...read.flatMap((page) => page.diagnostics),
      ...checkFences(
        blocks,
        [...options.schemas.keys()],
        options.fenceWords ?? [],
      ),
      ...blocks.flatMap((block) =>
        checkLineLength(block, options.lineLengths ?? {}),
      ),
      ...checkData(blocks, options),
      ...checkMeaning(blocks, options),
      ...checkNames(
        [...blocks, ...read.flatMap(({inline}) => inline)],
        options,
      ),
      ...python,
      ...shell,
    ]),
    pages: pages.length,
    blocks: blocks.length,
  };
}

async function readPage(file: string, {reader}: SampleOptions) {
  try {
    const page = await reader.read(file);
    return {
      blocks: await readBlocks(page),
      inline: await readInlineCode(page),
      diagnostics: [],
    };
  } catch (error) {
    if (isPageMessage(error)) {
      return {
        blocks: [],
        inline: [],
        diagnostics: [describePageError(file, error)],
      };
    }
    throw error;
  }
}

function isMeantRight({meta}: Block): boolean {
  return !meta.values.has('wrong');
}

function ofLanguage(blocks: readonly Block[], language: string): Block[] {
  return blocks.filter(
    (block) => block.language === language && isMeantRight(block),
  );
}

function checkData(
  blocks: readonly Block[],
  {schemas}: SampleOptions,
): Diagnostic[] {
  const validators = createValidators(schemas);
  return [
    ...ofLanguage(blocks, 'yaml').flatMap((block) =>
      checkYaml(block, validators),
    ),
    ...ofLanguage(blocks, 'json').flatMap(checkJson),
  ];
}

/** Checks the parts of samples that types and schemas don't cover. */
function checkMeaning(
  blocks: readonly Block[],
  {files = [], schemas, privacy, results}: SampleOptions,
): Diagnostic[] {
  const right = blocks.filter(isMeantRight);
  const validators = createValidators(schemas);
  const python = ofLanguage(blocks, 'python');
  const pages = new Set(python.map(({file}) => file));
  return [
    ...ofLanguage(blocks, 'yaml').flatMap((block) =>
      checkWholeFiles(block, files, validators),
    ),
    ...right.flatMap((block) =>
      privacy ? checkPrivacyBudget(block, privacy) : [],
    ),
    ...[...pages].flatMap((page) =>
      results
        ? checkResultKeys(
            python.filter(({file}) => file === page),
            results.documented,
            results,
          )
        : [],
    ),
  ];
}

/** Checks the identifiers in samples and texts. */
function checkNames(
  code: readonly Block[],
  {identifiers}: SampleOptions,
): Diagnostic[] {
  return identifiers
    ? code
        .filter(isMeantRight)
        .flatMap((block) => checkIdentifiers(block, identifiers))
    : [];
}

async function checkShell(
  blocks: readonly Block[],
  {commands, program, onNote}: SampleOptions,
): Promise<Diagnostic[]> {
  const bash = ofLanguage(blocks, 'bash');
  const called = (['bash', 'powershell'] as const).flatMap((shell) =>
    commands === null
      ? []
      : ofLanguage(blocks, shell).flatMap((block) =>
          checkCommands(block, shell, program, commands),
        ),
  );
  if (!(await hasBash())) {
    onNote(
      'Bash is not installed, so the syntax of shell blocks is not checked.',
    );
    return called;
  }
  const malformed: Diagnostic[] = [];
  for (const block of bash) {
    malformed.push(...(await checkBash(block)));
  }
  return [...called, ...malformed];
}
