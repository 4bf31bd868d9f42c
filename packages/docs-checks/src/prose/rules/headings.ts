import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import type {Heading, Nodes, PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {
  isSimpleTextDirective,
  showEmoji,
} from 'docusaurus-plugin-page-exports/page';
import {visit} from 'unist-util-visit';
import type {ProsePage} from '../prose-page';
import type {Rule} from './rule';

/** Matches a word with only an initial capital. */
const CAPITALISED = /^\p{Lu}[\p{Ll}’'-]*$/u;

/** Matches the end of a word after which a new sentence begins, also in `“Why?”`. */
const STOP = /[.:?!]["”’')]*$/;

/**
 * Creates a rule that requires sentence case in headings and titles.
 *
 * @param ownNames - names whose words keep their capitals.
 */
export function createHeadingRule(ownNames: readonly string[]): Rule {
  const names = new Set([
    'I',
    ...ownNames.flatMap((name) => name.split(/\s+/).map(strip).map(bare)),
  ]);
  return ({file, tree, fields}) => {
    const diagnostics: Diagnostic[] = [];
    visit(tree, 'heading', (node) => {
      const wrong = findCapitals(readable(node.children), names);
      if (wrong.length > 0) {
        diagnostics.push(
          createDiagnostic({
            ruleId: 'heading-case',
            file,
            line: node.position?.start.line ?? 1,
            reason: `The heading is not in sentence case: ${wrong.join(', ')}`,
            note: 'Use sentence case, or add names to the option `names`.',
          }),
        );
      }
    });
    const title = fields.get('title');
    if (title && findCapitals(title.text, names).length > 0) {
      diagnostics.push(
        createDiagnostic({
          ruleId: 'heading-case',
          file,
          line: title.line,
          reason: `The title is not in sentence case: ${findCapitals(title.text, names).join(', ')}`,
          note: 'Use sentence case, or add names to the option `names`.',
        }),
      );
    }
    return diagnostics;
  };
}

/**
 * Skips code and bold text, such as the label of a button, which are quoted as
 * is.
 */
function readable(children: readonly PhrasingContent[]): string {
  return children
    .map((child) =>
      child.type === 'inlineCode' || child.type === 'strong'
        ? '…'
        : toString(child),
    )
    .join('');
}

function findCapitals(text: string, names: ReadonlySet<string>): string[] {
  const words = text
    .replace(/^[\d.]+\s+/, '')
    .split(/\s+/)
    .filter((word) => word !== '');
  return words
    .filter((_, index) => index > 0 && !STOP.test(words[index - 1] ?? ''))
    .map(strip)
    .filter((word) => CAPITALISED.test(word) && !names.has(bare(word)));
}

/** Removes the punctuation around a word. */
function strip(word: string): string {
  return word.replaceAll(/^[("“‘]+|[)"”’.,:;?!]+$/g, '');
}

/** Removes a possessive, and everything after the first hyphen. */
function bare(word: string): string {
  return word.replace(/[’']s$/, '').replace(/-.*$/, '');
}

/** Requires one heading of level 1, which is the page's title. */
export const checkTitle: Rule = (page) => {
  const first = findTitles(page);
  const title = page.fields.get('title');
  const diagnostic = (line: number, reason: string, note: string) => [
    createDiagnostic({
      ruleId: 'title',
      file: page.file,
      line,
      reason,
      note,
    }),
  ];
  if (!title) {
    return diagnostic(
      1,
      'The page has no title',
      'Add "title" to its front matter.',
    );
  }
  if (page.isPost && first.length === 0) {
    return [];
  }
  const [heading, second] = first;
  if (!heading) {
    return diagnostic(
      title.line,
      'The page has no heading of level 1',
      `Write "# ${title.text}" below the front matter.`,
    );
  }
  if (second) {
    return diagnostic(
      lineOf(second),
      'The page has a second heading of level 1',
      'Change it to level 2.',
    );
  }
  const texts = [heading, withEmoji(heading)].map(textOf).map(collapse);
  return texts.includes(collapse(title.text))
    ? []
    : diagnostic(
        lineOf(heading),
        `The heading differs from the page's title, "${title.text}"`,
        'Make both the same.',
      );
};

function findTitles({tree}: ProsePage): Heading[] {
  const found: Heading[] = [];
  visit(tree, 'heading', (node) => {
    if (node.depth === 1) {
      found.push(node);
    }
  });
  return found;
}

/** Returns a heading as shown: in titles, a name such as `:rocket:` is no emoji. */
function withEmoji(heading: Heading): Heading {
  const shown = structuredClone(heading);
  showEmoji({type: 'root', children: [shown]});
  return shown;
}

/** Matches the explicit id of a heading, which isn't part of its text. */
const ID = /\s*\{#[^}]+\}\s*$/;

/** Returns the text as shown: `key:value` is parsed as text and a directive. */
function shownText(node: Nodes): string {
  if (!('children' in node)) {
    return toString(node);
  }
  const text = node.children.map((child: Nodes) => shownText(child)).join('');
  if (node.type !== 'textDirective') {
    return text;
  }
  return isSimpleTextDirective(node) ? `:${node.name}` : ` ${text} `;
}

/** Collapses white space, which directives may add, as browsers do. */
function collapse(text: string): string {
  return text.replaceAll(/[ \t\n]+/g, ' ').trim();
}

function textOf(heading: Heading): string {
  const text = shownText(heading);
  return heading.children.at(-1)?.type === 'text' ? text.replace(ID, '') : text;
}

function lineOf({position}: Heading): number {
  return position?.start.line ?? 1;
}
