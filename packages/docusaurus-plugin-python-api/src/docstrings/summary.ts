import type {Docstring} from 'python-reader';

/**
 * The first sentence of Markdown on one line. A sentence ends before a space and a
 * capital letter, so it doesn't end after `e.g.`.
 */
export function firstSentence(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split(/\n\s*\n/);
  const line = paragraph.replace(/\s+/g, ' ').slice(0, 2000);
  const end = /[.!?](?=\s+[A-Z`*_[("'])/.exec(line);
  return end ? line.slice(0, end.index + 1) : line;
}

/** The first sentence of a docstring as Markdown, '' without one. */
export function summaryOf(docstring: Docstring | null): string {
  const first = docstring?.sections.find((section) => section.kind === 'text');
  return first?.kind === 'text' ? firstSentence(first.text) : '';
}

/** Characters from here on stand for escaped ones, which are not markup. */
const ESCAPED = 0xe000;

/** Code, and escapes outside of it. */
const LITERAL = /(`+)([^]*?)\1|\\([!-/:-@[-`{-~])|&#x([\da-f]{2});/gi;

function hide(letter: string): string {
  return String.fromCharCode(ESCAPED + letter.charCodeAt(0));
}

/** Reads the TeX from the annotation at the end of MathML. */
function texOf(_: string, literal: string): string {
  const mathml = String(JSON.parse(`"${literal}"`));
  const tex = /<annotation[^>]*>([^<]*)<\/annotation>/.exec(mathml)?.[1] ?? '';
  return tex
    .replace(
      /&(amp|lt|gt);/g,
      (__, name: 'amp' | 'lt' | 'gt') => ({amp: '&', lt: '<', gt: '>'})[name],
    )
    .replace(/[*`\\[\]]/g, hide);
}

function hideLiterals(markdown: string): string {
  return markdown.replace(
    LITERAL,
    (...[, ticks = '', code = '', mark = '', hex = '']: string[]): string =>
      ticks
        ? ticks + code.replace(/[*\\[\]]/g, hide) + ticks
        : hide(mark || String.fromCharCode(parseInt(hex, 16))),
  );
}

function showLiterals(text: string): string {
  return text.replace(/[\ue021-\ue0ff]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - ESCAPED),
  );
}

/** Removes the markup from Markdown, for places that show plain text. */
export function plainText(markdown: string): string {
  const formulas = markdown.replace(
    /<Formula mathml=\{"((?:[^"\\]|\\.)*)"\}[^>]*\/>/g,
    texOf,
  );
  const plain = hideLiterals(formulas)
    .replace(/:(?:py:)?\w+:`[~!]?([^`]*)`/g, '$1')
    // Sphinx's marks on a name of the default role.
    .replace(/(?<!`)`[~!]((?:\w+\.)+\w+(?:\(\))?)`(?!`)/g, '$1')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\[[^\]]*\]/g, '$1')
    .replace(/[`*]+/g, '')
    .trim();
  return showLiterals(plain);
}
