import {dedent, indentOf, isBlank} from './lines';
import {isKeyword, isProse, takeCode} from './unmarked-code';

/** Matches what ends or joins statements, and strings and comments. */
const TOKEN =
  /("""|''')[\s\S]*?(?:\1|$)|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|#.*|\\\n|[\n()[\]{}]/g;

/** Returns the statements of a text, one per line, with strings emptied. */
function statementsOf(text: string): string[] {
  let depth = 0;
  return text
    .replace(TOKEN, (token) => {
      switch (token[0]) {
        case '"':
        case "'":
          return '""';
        case '#':
          return '';
        case '\\':
          return ' ';
        case '\n':
          return depth > 0 ? ' ' : token;
        case '(':
        case '[':
        case '{':
          depth += 1;
          return token;
        default:
          depth = Math.max(0, depth - 1);
          return token;
      }
    })
    .replace(/""(?:\s*[bfru]{0,2}"")+/gi, '""')
    .split('\n')
    .filter((line) => !isBlank(line));
}

/** Matches syntax of formulas, commands and templates that Python lacks. */
const FOREIGN: readonly RegExp[] = [
  /[`$?^\\]|\|\||&&|!(?!=)|'|""""|:\/\/|--+>|=>|(?<!\.)\.\.(?!\.)/,
  /^\s*(?:\.{0,2}\/|\[[A-Za-z][\w. -]*\]$)|\{(?:\{ |%)/,
  /\b[A-Za-z]\w*=\/|\)\s*\{$/,
  // Columns of numbers.
  /\d\s+\d/,
];

/** Whether a string is next to a word, as in `echo "text"`. */
function hasLooseText(line: string): boolean {
  const before = [...line.matchAll(/\b([A-Za-z_]\w*) +""/g)];
  const after = [...line.matchAll(/"" *([A-Za-z_]\w*)/g)];
  return [...before, ...after].some(
    ([, word = '']) => !isKeyword(word) && word !== 'print',
  );
}

/** Matches `f(x) = …` and `dy / dx = …`, which only formulas contain. */
const FORMULA =
  /^\s*\|[^|]|^\s*[\w.]+\(\)\s*=(?!=)|[^,\s]\s+[-+*/@]\s*[^\s=].*[^=!<>]=(?!=)/;

/** Removes the content of brackets from a statement. */
function flattened(line: string): string {
  let depth = 0;
  return line.replace(/[()[\]{}]|[^()[\]{}]+/g, (part) => {
    depth -= /^[)\]}]/.test(part) ? 1 : 0;
    const shown = depth <= 0 ? part : '';
    depth += /^[([{]/.test(part) ? 1 : 0;
    return shown;
  });
}

function isForeign(line: string): boolean {
  return (
    FORMULA.test(flattened(line)) ||
    FOREIGN.some((mark) => mark.test(line)) ||
    hasLooseText(line) ||
    isProse(line)
  );
}

/** Longer lines are cut: the rest isn't needed and would be slow to match. */
const LOOK = 5000;

const TARGET = String.raw`\*?[A-Za-z_][\w.]*(?:\[[^\]=]*\])?`;

/** Statements that are unambiguously Python. */
const PROOFS: readonly RegExp[] = [
  /^(?:from [\w.]+ import |import [\w.]+)/,
  /^@[A-Za-z_][\w.]*(?:\(.*\))?$/,
  /^(?:async )?def \w+ ?\(.*:/,
  /^class \w+(?:\(.*\))?:/,
  /^(?:return|yield|raise|await|assert|del) .*[.("[]/,
  new RegExp(
    String.raw`^${TARGET}(?:, ?${TARGET})*,?(?:: ?[^=]+)? ?(?:[-+*/|&@%]|\*\*|//)?= ?(?!=).*(?:[("[{]|\w\.[A-Za-z]|\b\d|\b(?:True|False|None)\b)`,
  ),
  /^(?:await )?[A-Za-z_][\w.]*(?:\[[^\]]*\])?\(.*\)/,
  // `orders.c.total == 5`
  /^\(*[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+.*(?:[[(]|[=!<>]=)/,
];

const HEAD =
  /^(?:async )?(?:(?:if|elif|while|for|with|except|match|case)\b.+|try|else|finally|except):$/;

function isProven(line: string, below: string | undefined): boolean {
  const text = line.trim();
  const hasBody = below !== undefined && indentOf(below) > indentOf(line);
  return (
    (hasBody && HEAD.test(text)) || PROOFS.some((proof) => proof.test(text))
  );
}

/** Guesses the language of a code block that doesn't state one. */
export function guessLanguage(code: readonly string[]): string {
  const lines = dedent(code);
  const start = lines.findIndex((line) => !isBlank(line));
  const statements = statementsOf(lines.join('\n').slice(0, LOOK));
  if (start === -1 || statements.some(isForeign)) {
    return '';
  }
  const isPython =
    statements.some((line, at) => isProven(line, statements[at + 1])) ||
    takeCode(lines, start)?.language === 'python';
  return isPython ? 'python' : '';
}
