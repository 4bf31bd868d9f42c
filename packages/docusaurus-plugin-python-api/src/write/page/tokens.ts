import {SEAMS} from '../../seams';
import {codeLink, jsxText, quoted} from './jsx';

/** A piece of Python code with its style and link. */
export interface Token {
  text: string;
  kind?: 'decorator' | 'keyword' | 'name' | 'number' | 'string' | 'parameter';
  url?: string;
}

const LEXEME =
  /(?<string>\b[bfru]{0,2}(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|(?<number>\b(?:0[xbo][\da-f_]+|\d[\d_]*(?:\.[\d_]*)?(?:e[+-]?\d+)?j?)\b)|(?<keyword>\b(?:None|True|False|Ellipsis|lambda|not|and|or|is|in|if|else|for|await)\b)/gi;

/** Splits a Python expression into tokens; text without highlighting is plain. */
export function tokenize(code: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  for (const match of code.matchAll(LEXEME)) {
    const {string, number, keyword} = match.groups ?? {};
    if (match.index > position) {
      tokens.push({text: code.slice(position, match.index)});
    }
    const kind =
      string !== undefined
        ? 'string'
        : number !== undefined
          ? 'number'
          : keyword !== undefined
            ? 'keyword'
            : undefined;
    tokens.push({text: match[0], kind});
    position = match.index + match[0].length;
  }
  if (position < code.length) {
    tokens.push({text: code.slice(position)});
  }
  return tokens;
}

/** The Python code that tokens stand for. */
export function textOf(tokens: readonly Token[]): string {
  return tokens.map(({text}) => text).join('');
}

/** Joins lists of tokens by a separator, which is plain text. */
export function joinTokens(
  items: readonly (readonly Token[])[],
  separator: string,
): Token[] {
  return items.flatMap((item, index) =>
    index === 0 ? item : [{text: separator}, ...item],
  );
}

/** Runs without spaces that are longer than a line on a phone. */
const UNBREAKABLE = /\S{29,}/g;

/**
 * Where such runs may break: after an opening bracket. Otherwise they would break
 * at the end, with a bracket alone on the next line.
 */
function findSeams(tokens: readonly Token[]): ReadonlySet<number> {
  const code = textOf(tokens);
  const seams = new Set<number>();
  for (const {0: run, index: start} of code.matchAll(UNBREAKABLE)) {
    for (const {index} of run.matchAll(/\[(?!\])/g)) {
      seams.add(start + index + 1);
    }
  }
  return seams;
}

/** Prints text that starts at a position in the code, with a `<wbr>` at each seam. */
function printPlain(
  text: string,
  start: number,
  seams: ReadonlySet<number>,
): string {
  let from = 0;
  let printed = '';
  for (let end = 1; end <= text.length; end += 1) {
    if (seams.has(start + end)) {
      printed += `${jsxText(text.slice(from, end))}<wbr />`;
      from = end;
    }
  }
  return printed + jsxText(text.slice(from));
}

/** Prints a string, with a `<wbr>` between the words of a long one. */
function printWords(text: string): string {
  return text.search(UNBREAKABLE) < 0
    ? jsxText(text)
    : text.split(SEAMS).map(jsxText).join('<wbr />');
}

/** Tokens as JSX, for an attribute or an expression. */
export function printTokens(tokens: readonly Token[]): string {
  const seams = findSeams(tokens);
  let position = 0;
  return tokens
    .map(({text, kind, url}) => {
      const start = position;
      position += text.length;
      if (url !== undefined && kind === 'parameter') {
        return `<a href=${quoted(url)}>${jsxText(text)}</a>`;
      }
      if (url !== undefined) {
        return codeLink(text, url);
      }
      return kind && kind !== 'parameter'
        ? `<span className="py-${kind}">${kind === 'string' ? printWords(text) : jsxText(text)}</span>`
        : printPlain(text, start, seams);
    })
    .join('');
}
