import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown, gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {type Options, toMarkdown, type Unsafe} from 'mdast-util-to-markdown';
import {gfm} from 'micromark-extension-gfm';
import {convertAlerts, printAdmonition} from './alerts';
import type {OnTex} from './elements';
import {jsString} from './js-string';
import {joinLabelled} from './labels';
import {type LinkName, linkNames} from './link-names';
import {restoreNames, sanitize} from './sanitize';

/**
 * What is longer is shown as it is: CommonMark's rules for emphasis and labels
 * take quadratic time on hostile input.
 */
const LENGTH_LIMIT = 100_000;

/** Marks that take long to pair, with how many of them a paragraph may have. */
const MARK_LIMITS: readonly (readonly [RegExp, number])[] = [
  [/[*_~]+/g, 2000],
  [/`+/g, 1000],
  [/\[/g, 1000],
  [/\|/g, 5000],
];

/** Quotes and lists in each other, as deep as nobody writes them. */
const DEEP = /^(?:[ \t]*(?:>|[-+*]|\d+[.)])(?=[ \t]|$)){40}|^[ \t]{160}/m;

/** Whether Markdown is too long or too nested to be parsed in good time. */
function isTooMuch(markdown: string): boolean {
  return (
    markdown.length > LENGTH_LIMIT ||
    DEEP.test(markdown) ||
    markdown
      .split(/\n\s*\n/)
      .some((part) =>
        MARK_LIMITS.some(
          ([mark, limit]) => (part.match(mark)?.length ?? 0) > limit,
        ),
      )
  );
}

/** A line that begins with a word, without a mark that could mean something. */
const PLAIN_LINE = String.raw`[A-Za-z](?:[A-Za-z0-9 ,.;'"()%/?–—’…-]*[A-Za-z0-9,.;'")?…])?`;
const PLAIN = new RegExp(`^${PLAIN_LINE}(?:\\n${PLAIN_LINE})*$`);

/** Syntax that such lines may still contain: imports, exports, addresses. */
const MEANT = /^(?:import|export)\b|[wW]{3}\.|--/m;

/**
 * Whether text is the same in Markdown and MDX. More than half of all docstrings
 * are, and to parse and print them took nearly half of the time of all.
 */
function isPlain(text: string): boolean {
  return PLAIN.test(text) && !MEANT.test(text);
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

/** GitHub flavoured Markdown; one tilde doesn't strike text through. */
const READING = {
  extensions: [gfm({singleTilde: false})],
  mdastExtensions: [gfmFromMarkdown()],
};

const PRINTING = {
  bullet: '-',
  rule: '-',
  listItemIndent: 'one',
  // Docusaurus unwraps some backtick fences before it parses; tildes are safe.
  fence: '~',
  extensions: [
    gfmToMarkdown({tablePipeAlign: false}),
    mdxToMarkdown(),
    {handlers: {admonition: printAdmonition}},
    {unsafe: UNSAFE},
  ],
} satisfies Options;

/**
 * Turns a docstring's Markdown into MDX that reads the same and runs nothing:
 * HTML becomes text, braces and module syntax are escaped, headings become
 * bold so that they stay out of the page's table of contents.
 *
 * @param link where names lead; without it they stay as they are
 * @param onTex called with formulas that can't be shown
 * @returns MDX without a trailing newline; empty for blank input
 */
export function toMdx(
  markdown: string,
  link?: LinkName,
  onTex: OnTex = () => undefined,
): string {
  if (markdown.trim() === '') {
    return '';
  }
  if (isTooMuch(markdown)) {
    return jsString(markdown);
  }
  if (isPlain(markdown)) {
    return markdown;
  }
  const tree = fromMarkdown(markdown, READING);
  restoreNames(tree, markdown);
  if (link) {
    linkNames(tree, markdown, link, onTex);
  }
  sanitize(tree, onTex);
  convertAlerts(tree);
  joinLabelled(tree);
  return toMarkdown(tree, PRINTING).trim();
}

/** The first paragraph of MDX on one line, for lists and tables. */
export function firstLine(mdx: string): string {
  const [first = ''] = mdx.split(/\n{2,}/);
  return first.replace(/\s*\n\s*/g, ' ');
}
