import type {Docstring} from 'python-reader';

/** Abbreviations that are followed by more of a sentence. */
const SHORT =
  '[Ee]\\.g|[Ii]\\.e|approx|cf|resp|viz|vs|et al|Dr|Mrs?|Ms|Prof|St|Eqs?|Figs?|Refs?|Secs?';

/** The end of a sentence, before markup or a capital letter. */
const END = new RegExp(
  `(?<!\\b(?:${SHORT})\\.)(?<=[.!?])(?=\\s+[A-Z\`*_[("'])`,
);

/** The first sentence of Markdown on one line. */
export function firstSentence(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split(/\n\s*\n/);
  const line = paragraph.replace(/\s+/g, ' ').slice(0, 2000);
  const [sentence = ''] = line.split(END, 1);
  return sentence;
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
