import type {Nodes, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown, gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown, type Unsafe} from 'mdast-util-to-markdown';
import {gfm} from 'micromark-extension-gfm';
import {jsString} from './js-string';
import {disarm} from './disarm';

/**
 * What is longer is shown as it is: CommonMark's rules for emphasis and labels
 * take quadratic time on hostile input.
 */
const LENGTH_LIMIT = 100_000;

/** Marks that tangle, with how many of them a paragraph may have. */
const TANGLES: readonly (readonly [RegExp, number])[] = [
  [/[*_~]+/g, 2000],
  [/`+/g, 1000],
  [/\[/g, 1000],
  [/\|/g, 5000],
];

/** Quotes and lists in each other, as deep as nobody writes them. */
const DEEP = /^(?:[ \t]*(?:>|[-+*]|\d+[.)])(?=[ \t]|$)){40}|^[ \t]{160}/m;

/** Whether Markdown is too long or too tangled to be parsed in good time. */
export function isTooMuch(markdown: string): boolean {
  return (
    markdown.length > LENGTH_LIMIT ||
    DEEP.test(markdown) ||
    markdown
      .split(/\n\s*\n/)
      .some((part) =>
        TANGLES.some(
          ([mark, limit]) => (part.match(mark)?.length ?? 0) > limit,
        ),
      )
  );
}

/**
 * What reads differently in the page than in CommonMark: module syntax at the
 * start of a line, and the directives that Docusaurus adds.
 */
const UNSAFE: Unsafe[] = [
  {atBreak: true, character: 'i', after: 'mport\\b'},
  {atBreak: true, character: 'e', after: 'xport\\b'},
  {atBreak: true, character: ':', after: ':'},
  {
    character: ':',
    after: '[^\\s!-/:-@[-`{-~]',
    inConstruct: 'phrasing',
    notInConstruct: ['destinationLiteral', 'destinationRaw'],
  },
];

/** Reads GitHub flavoured Markdown; one tilde is a tilde, not a strike. */
export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, {
    extensions: [gfm({singleTilde: false})],
    mdastExtensions: [gfmFromMarkdown()],
  });
}

function print(tree: Nodes): string {
  return toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    // Docusaurus unwraps some backtick fences before it parses; tildes are safe.
    fence: '~',
    extensions: [
      gfmToMarkdown({tablePipeAlign: false}),
      mdxToMarkdown(),
      {unsafe: UNSAFE},
    ],
  }).trim();
}

const memory = new Map<string, string>();
const MEMORY_LIMIT = 50_000;

/**
 * Turns Markdown that nobody checked into MDX that says the same and runs
 * nothing: HTML becomes text, braces and module syntax are escaped, headings
 * become bold so that the page's own outline stays whole.
 *
 * @returns MDX without a trailing newline; empty for blank input
 */
export function toSafeMdx(markdown: string): string {
  if (markdown.trim() === '') {
    return '';
  }
  if (isTooMuch(markdown)) {
    return jsString(markdown);
  }
  const known = memory.get(markdown);
  if (known !== undefined) {
    return known;
  }
  const mdx = print(disarm(parseMarkdown(markdown), markdown));
  if (memory.size >= MEMORY_LIMIT) {
    memory.clear();
  }
  memory.set(markdown, mdx);
  return mdx;
}

/**
 * The first paragraph of Markdown as MDX on one line, for lists and tables.
 */
export function toSafeMdxLine(markdown: string): string {
  const [first = ''] = toSafeMdx(markdown).split(/\n{2,}/);
  return first.replace(/\s*\n\s*/g, ' ');
}
