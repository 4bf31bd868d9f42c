import {findMarks, type Mark} from './marks';
import {tokenize, type Piece} from './tokens';

/** A fenced code block. */
export interface Fence {
  code: string;
  /** The language as written in the fence. */
  language: string;
  /** The words after the language. */
  meta: string;
  /** Whether to wrap every line in an element, which can be numbered. */
  isNumbered: boolean;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

/**
 * Renders code as HTML, with a class for each role (`code-keyword`) and each
 * marked line (`code-line-add`), and no inline styles. Text without a role and
 * lines without a mark get no element, which halves the size of a page.
 */
export function renderCode({
  code: source,
  language,
  meta,
  isNumbered,
}: Fence): string {
  const {code, marks} = findMarks(source.replace(/\n$/, ''), meta);
  return tokenize(code, pickGrammar(code, language))
    .map((pieces, index) => renderLine(pieces, marks.get(index), isNumbered))
    .join('');
}

/** Docstrings mark sessions with the language of their input. */
const SESSIONS = [
  {prompt: '>>>', languages: ['py', 'python'], grammar: 'pycon'},
  {
    prompt: '$ ',
    languages: ['bash', 'console', 'sh', 'shell', 'zsh'],
    grammar: 'shell-session',
  },
];

function pickGrammar(code: string, language: string): string {
  const name = language.toLowerCase();
  const session = SESSIONS.find(
    ({prompt, languages}) =>
      languages.includes(name) && code.startsWith(prompt),
  );
  return session?.grammar ?? name;
}

function renderLine(
  pieces: readonly Piece[],
  mark: Mark | undefined,
  isNumbered: boolean,
): string {
  const line = `${pieces.map(renderPiece).join('')}\n`;
  if (!mark && !isNumbered) {
    return line;
  }
  const names = mark ? `code-line code-line-${mark}` : 'code-line';
  return `<span class="${names}">${line}</span>`;
}

function renderPiece({text, role}: Piece): string {
  const safe = text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
  return role ? `<span class="code-${role}">${safe}</span>` : safe;
}
