import type {RootContent} from 'mdast';
import type {PythonPackage} from 'python-reader';
import {stringify} from 'yaml';
import {makeSchemas} from '../schemas/make-schemas';
import type {SchemaOptions} from '../schemas/options';
import {writeCommandPage} from './command-page';
import {examplesOf} from './docstring';
import {writeErrorPage} from './error-page';
import {writeFilePage} from './file-page';
import {writeMdx} from './markdown';
import type {FilePageOptions, ReferencePageOptions} from './options';

export interface CreatePagesOptions {
  sdk: PythonPackage;
  schemas: SchemaOptions;
  pages: readonly ReferencePageOptions[];
  /**
   * Front matter of a page besides its title and position, such as
   * `custom_edit_url`.
   *
   * @param source - the package's file for the page, relative to the folder
   * that contains the package; null if there are several.
   */
  frontMatter?: (source: string | null) => Readonly<Record<string, unknown>>;
}

/** The body of a page, and the package's file for it. */
interface Body {
  content: RootContent[];
  source: string | null;
}

/**
 * Creates the reference pages of an SDK from its model.
 *
 * @returns the text of each page in MDX, by file name. Pages without content in
 * the package are omitted.
 */
export function createReferencePages({
  sdk,
  schemas,
  pages,
  frontMatter = () => ({}),
}: CreatePagesOptions): ReadonlyMap<string, string> {
  return new Map(
    pages.flatMap((page) => {
      const {content, source} = writeBody(page, sdk, schemas);
      return content.length === 0
        ? []
        : [[page.file, writePage(page, content, frontMatter(source))] as const];
    }),
  );
}

function writeBody(
  page: ReferencePageOptions,
  sdk: PythonPackage,
  schemas: SchemaOptions,
): Body {
  switch (page.kind) {
    case 'file':
      return writeFile(page, sdk, schemas);
    case 'commands':
      return {content: writeCommandPage({...page, sdk}), source: null};
    case 'errors':
      return {content: writeErrorPage(sdk), source: null};
  }
}

function writeFile(
  {schema: name}: FilePageOptions,
  sdk: PythonPackage,
  schemas: SchemaOptions,
): Body {
  const schema = makeSchemas(sdk, schemas).get(name);
  if (!schema) {
    return {content: [], source: null};
  }
  const module = sdk.modules.find(({members}) =>
    members.some(
      ({kind, path}) => kind === 'class' && path === schema.$comment,
    ),
  );
  const [example] = examplesOf(module?.docstring ?? null, 'yaml');
  return {
    content: writeFilePage({name, schema, example: example?.value ?? null}),
    source: module?.stub ?? module?.source ?? null,
  };
}

function writePage(
  {title, description, position, introduction, ending}: ReferencePageOptions,
  content: readonly RootContent[],
  more: Readonly<Record<string, unknown>>,
): string {
  const front = {title, description, sidebar_position: position, ...more};
  return [
    `---\n# Generated from the SDK: edit its docstrings instead.\n${stringify(front, {lineWidth: 0})}---`,
    `# ${title}`,
    introduction.trim(),
    writeMdx(content).trim(),
    ...(ending === undefined ? [] : [ending.trim()]),
  ]
    .join('\n\n')
    .concat('\n');
}
