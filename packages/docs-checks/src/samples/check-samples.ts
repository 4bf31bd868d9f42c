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
  /** The site's root: diagnostics name files relative to it. */
  root: string;
  /** Folders of pages, relative to the root. */
  folders: readonly string[];
  /** Reads the site's pages. */
  reader: PageReader;
  /** The name of the SDK's command. */
  program: string;
  /** The folder that holds the SDK's package. */
  sdk: string;
  /** The folder that temporary files go into. */
  workspace: string;
  /** Functions by command of the SDK's program; null checks no command. */
  commands: ReadonlyMap<string, FunctionMember> | null;
  /** JSON Schemas by the name that fences give. */
  schemas: ReadonlyMap<string, AnySchemaObject>;
  /** What the files are that schemas describe. */
  files?: readonly ConfigFile[];
  /** Names that samples may use for what belongs to the people in them. */
  identifiers?: Identifiers;
  /** Characters that a line may have, by language. */
  lineLengths?: LineLengths;
  /** How samples ask for private training. */
  privacy?: PrivacyOptions;
  /** Which keys samples may read of results. */
  results?: ResultKeyOptions & {documented: ResultKeys};
  /** Words that fences may have besides those that the checks know. */
  fenceWords?: readonly string[];
  /** Blocks that stand elsewhere than on pages. */
  others?: readonly Block[];
  /** Told of each step, and of what can't be checked on this machine. */
  onNote: (note: string) => void;
}

export interface SampleReport {
  /** Sorted by file and line. */
  diagnostics: Diagnostic[];
  pages: number;
  blocks: number;
}

/**
 * Checks the code on the pages of the site.
 *
 * @throws Error when a page can't be read or the type checker can't run.
 */
export async function checkSamples(
  options: SampleOptions,
): Promise<SampleReport> {
  const pages = await listPages(options.root, options.folders);
  const read = await Promise.all(pages.map((page) => readPage(page, options)));
  const blocks = [
    ...read.flatMap((page) => page.blocks),
    ...(options.others ?? []),
  ];
  options.onNote(`Checking ${blocks.length} blocks on ${pages.length} pages`);
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

/** Checks what types and schemas can't tell of a sample. */
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

/** Checks what samples and texts call the things of the people in them. */
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
    onNote('There is no bash here: whether shell blocks parse is not checked.');
    return called;
  }
  const malformed: Diagnostic[] = [];
  for (const block of bash) {
    malformed.push(...(await checkBash(block)));
  }
  return [...called, ...malformed];
}
