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
 * Longer text is shown without markup, since the CommonMark rules for emphasis and
 * labels take quadratic time on hostile input.
 */
const LENGTH_LIMIT = 100_000;

/** Markup that is slow to match, and the maximum number in a paragraph. */
const MARK_LIMITS: readonly (readonly [RegExp, number])[] = [
  [/[*_~]+/g, 2000],
  [/`+/g, 1000],
  [/\[/g, 1000],
  [/\|/g, 5000],
];

/** Nested quotes and lists that are deeper than in any real text. */
const DEEP = /^(?:[ \t]*(?:>|[-+*]|\d+[.)])(?=[ \t]|$)){40}|^[ \t]{160}/m;

/** Whether Markdown is too long or too deeply nested to be parsed quickly. */
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

/** A line that starts with a word and contains no possible markup. */
const PLAIN_LINE = String.raw`[A-Za-z](?:[A-Za-z0-9 ,.;'"()%/?–—’…-]*[A-Za-z0-9,.;'")?…])?`;
const PLAIN = new RegExp(`^${PLAIN_LINE}(?:\\n${PLAIN_LINE})*$`);

/** Syntax that such lines may still contain: imports, exports, URLs. */
const MEANT = /^(?:import|export)\b|[wW]{3}\.|--/m;

/**
 * Whether text is the same in Markdown and MDX. This applies to more than half of
 * all docstrings, and parsing them took nearly half of the total time.
 */
function isPlain(text: string): boolean {
  return PLAIN.test(text) && !MEANT.test(text);
}

/**
 * Syntax that MDX pages have in addition to CommonMark: imports and exports at
 * the start of a line, and the directives of Docusaurus.
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

/** GitHub-flavored Markdown, in which a single tilde is text. */
const READING = {
  extensions: [gfm({singleTilde: false})],
  mdastExtensions: [gfmFromMarkdown()],
};

const PRINTING = {
  bullet: '-',
  rule: '-',
  listItemIndent: 'one',
  // Docusaurus unwraps some backtick fences before parsing; tildes are safe.
  fence: '~',
  extensions: [
    gfmToMarkdown({tablePipeAlign: false}),
    mdxToMarkdown(),
    {handlers: {admonition: printAdmonition}},
    {unsafe: UNSAFE},
  ],
} satisfies Options;

/**
 * Converts the Markdown of a docstring to MDX that looks the same and runs no
 * code: HTML becomes text, braces and module syntax are escaped, and headings
 * become bold so that they are not in the table of contents.
 *
 * @param link finds the URLs of names; without it, names are not linked
 * @param onTex called with formulas that can't be rendered
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
