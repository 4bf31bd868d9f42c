import {SINGLE_COLON_DIRECTIVE} from 'python-reader';
import {ADMONITIONS, VERSIONS} from '../admonition-kinds';
import {dedent, fenced, indented, isBlank, isDeeper, trimLines} from './lines';
import {isGridRule, isSimpleRule, readCsvTable, readListTable} from './tables';
import {printDefinition} from './terms';

export interface Directive {
  name: string;
  argument: string;
  /** The block below it, including options. */
  body: string[];
  /** The indentation of the directive itself. */
  indent: string;
}

/** Converts lines with any markup to Markdown. */
export type ReadLines = (lines: readonly string[]) => string[];

/** An option such as `:alt: text`; a role is followed by a backtick instead. */
export const OPTION = /^\s*:([\w-]+):(?:\s+(.*))?$/;

/** As for Docutils, a space may precede the colons. */
const DIRECTIVE = /^( *)\.\. +((?:\w+:)?[\w-]+) ?::\s*(.*)$/;

/** Code directives with a missing colon, which formally are comments. */
const CODE_SLIP = /^( *)\.\. +(code-block|code|sourcecode|math): *([\w+-]*) *$/;

/** The indentation, name and text of the directive that begins on a line, if any. */
export function matchDirective(
  lines: readonly string[],
  position: number,
): RegExpExecArray | null {
  const line = lines[position] ?? '';
  // python-reader reads those that are not nested.
  const slip = SINGLE_COLON_DIRECTIVE.exec(line);
  const directive = DIRECTIVE.exec(line) ?? (slip?.[3] ? slip : null);
  return directive || !isDeeper(lines, position)
    ? directive
    : (CODE_SLIP.exec(line) ?? slip);
}

/** Directives that contain code, with the default language. */
const CODE = new Map(
  Object.entries({
    code: 'python',
    'code-block': 'python',
    sourcecode: 'python',
    ipython: 'python',
    testcode: 'python',
    doctest: 'python',
    plot: 'python',
    'jupyter-execute': 'python',
    prompt: 'bash',
    'parsed-literal': 'text',
    testoutput: 'text',
    productionlist: 'text',
    graphviz: 'text',
    digraph: 'text',
    mermaid: 'text',
    uml: 'text',
  }),
);

/** Directives for Sphinx, which have no visible output. */
const SILENT = new Set(
  (
    'testsetup testcleanup highlight currentmodule module index contents ' +
    'toctree include default-role role tabularcolumns meta sectionauthor ' +
    'codeauthor moduleauthor py:currentmodule py:module literalinclude'
  ).split(' '),
);

/** Directives of which only the text is shown. */
const PLAIN = new Set(
  (
    'only ifconfig container class compound centered hlist glossary epigraph ' +
    'pull-quote highlights autosummary figure image cssclass'
  ).split(' '),
);

/** Directives of Sphinx that describe a member of a class or module. */
const OBJECT =
  /^(?:py:)?(?:attribute|data|exception|function|method|staticmethod|classmethod|property|decorator)$|^py:class$|^auto(?:attribute|class|data|decorator|exception|function|method|module|property)$/;

/** Whether a directive describes a member; `class` can also name a style. */
function isObject({name, argument}: Directive): boolean {
  return (
    argument !== '' &&
    (OBJECT.test(name) || (name === 'class' && /^[A-Z]|\(/.test(argument)))
  );
}

function splitOptions(body: readonly string[]): {
  options: ReadonlyMap<string, string>;
  content: string[];
} {
  const options = new Map<string, string>();
  let at = 0;
  while (OPTION.test(body[at] ?? '')) {
    const [, name = '', value = ''] = OPTION.exec(body[at] ?? '') ?? [];
    options.set(name, value.trim());
    at += 1;
  }
  return {options, content: body.slice(at)};
}

/**
 * The text of a directive without its options. It may begin on the line of the
 * directive, and the lines right below continue it.
 */
function textOf({argument, body}: Directive): string[] {
  const isOver = (line: string) => isBlank(line) || OPTION.test(line);
  const end = body.findIndex(isOver);
  const lead = end === -1 ? body : body.slice(0, end);
  const {content} = splitOptions(trimLines(body.slice(lead.length)));
  const rest = dedent(trimLines(content));
  return trimLines([argument, ...dedent(lead), '', ...rest]);
}

/** A GitHub alert, which becomes an admonition. */
export function alert(
  kind: string,
  title: string,
  body: readonly string[],
): string[] {
  const lines = trimLines(body);
  const escaped = title.replace(/[\\*_`[\]<>!&]/g, '\\$&');
  return ['', `> [!${kind}] ${escaped}`.trimEnd(), '>'].concat(
    lines.map((line) => (isBlank(line) ? '>' : `> ${line}`)),
    '',
  );
}

/** Whether a block is a drawing, which starts with a line without words. */
function isDrawing(code: readonly string[]): boolean {
  return /^[^\w()[\]{}"'@#]+$/.test(trimLines(code)[0] ?? '');
}

function readTable(
  {name, argument}: Directive,
  content: readonly string[],
  options: ReadonlyMap<string, string>,
  read: ReadLines,
): string[] | null {
  const headRows = Number(options.get('header-rows') ?? 0);
  const title = argument === '' ? [] : ['', `**${argument}**`, ''];
  const inline = (lines: string[] | null) =>
    lines && [...title, ...read(lines)];
  if (name === 'list-table') {
    return inline(readListTable(content, headRows));
  }
  if (name === 'csv-table') {
    return inline(readCsvTable(content, options.get('header'), headRows));
  }
  const [first = ''] = trimLines(content);
  return isGridRule(first) || isSimpleRule(first)
    ? [...title, ...read(dedent(content))]
    : null;
}

/**
 * Converts a directive to Markdown.
 *
 * @returns null for an unknown directive
 */
export function readDirective(
  directive: Directive,
  read: ReadLines,
): string[] | null {
  const {name, argument, body, indent} = directive;
  const {options, content} = splitOptions(trimLines(body));
  const text = (): string[] => read(dedent(content));
  const put = (lines: readonly string[]) => indented(lines, indent);
  const admonition = ADMONITIONS.get(name);
  const version = /^(?:version-?)?(added|changed|deprecated|removed)$/.exec(
    name,
  );
  const words = VERSIONS[version?.[1] ?? ''];
  const language = CODE.get(name);
  if (SILENT.has(name)) {
    return [];
  }
  if (language !== undefined) {
    const code = dedent(content);
    const caption = options.get('caption');
    const isNamed = /^(?:code|code-block|sourcecode|prompt)$/.test(name);
    const stated = isNamed ? argument.split(/\s/)[0] : '';
    const first = isNamed || argument === '' ? [] : [argument];
    // Sphinx runs hidden tests, but doesn't show them.
    if (options.has('hide') || [...first, ...code].every(isBlank)) {
      return [];
    }
    const assumed = isDrawing(code) ? 'text' : language;
    return [
      ...(caption ? put(['', `**${caption}**`, '']) : []),
      ...fenced(stated || assumed, [...first, ...code], indent),
    ];
  }
  if (name === 'math') {
    return fenced('math', textOf(directive), indent);
  }
  if (words !== undefined) {
    const [first = '', ...below] = textOf(directive);
    const [, since = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(first) ?? [];
    const told = trimLines(read(trimLines([rest, ...below])));
    const mark = told.length === 0 ? '.' : ':';
    const [opening = '', ...more] = told;
    return put([
      '',
      `*${words} ${since}${mark}* ${opening}`.trim(),
      ...more,
      '',
    ]);
  }
  if (admonition) {
    return put(alert(name, '', read(textOf(directive))));
  }
  if (isObject(directive)) {
    const type = options.get('type');
    const term = argument + (type ? `: ${type}` : '');
    return put(['', ...printDefinition(`\`${term}\``, text())]);
  }
  switch (name) {
    case 'admonition':
    case 'topic':
    case 'sidebar':
      return put(alert('note', argument, text()));
    case 'rubric':
      return put(['', `**${argument}**`, '', ...text()]);
    case 'table':
    case 'list-table':
    case 'csv-table': {
      const table = readTable(directive, content, options, read);
      return put(table ?? fenced('text', content));
    }
    case 'raw':
      return fenced('text', content, indent);
    default:
      return PLAIN.has(name)
        ? put(['', ...plain(name, argument, options), ...text(), ''])
        : null;
  }
}

function plain(
  name: string,
  argument: string,
  options: ReadonlyMap<string, string>,
): string[] {
  switch (name) {
    case 'image':
    case 'figure':
      return [`![${options.get('alt') ?? argument}](${argument})`, ''];
    case 'centered':
      return [`**${argument}**`, ''];
    default:
      return [];
  }
}
