import {blockIndent, dedent, indentOf, isBlank, isItem} from './lines';

/** Lines of code without markup. */
interface UnmarkedCode {
  /** The line after the last one. */
  end: number;
  language: string;
}

/** Code with its position. */
interface PlacedCode extends UnmarkedCode {
  /** The indentation of the text that it belongs to. */
  indent: string;
}

const KEYWORDS =
  /^(?:and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|match|nonlocal|not|or|pass|raise|return|try|while|with|yield)$/;

/** Statements that can't be mistaken for prose. */
const STATEMENTS: readonly RegExp[] = [
  /^(?:from [\w.]+ import [\w*(]|import [\w.]+(?: as \w+)?(?:, ?[\w.]+)*$)/,
  /^@[A-Za-z_][\w.]*(?:\(.*)?$/,
  /^(?:async )?def \w+ ?\(/,
  /^class \w+(?:\(.*\))?:$/,
  /^[A-Za-z_][\w.]*(?:\[[^\]]*\])?(?:, ?\*?[A-Za-z_]\w*)*(?:: ?[\w.[\], |"']+)? ?(?:[-+*/|&@%]|\*\*|\/\/)?= ?[^\s=>]/,
  /^(?:return |yield |raise |await |assert )?(?:await )?[A-Za-z_][\w.]*(?:\[[^\]]*\])?\((?:.*[)([{,:\]])?$/,
  /^(?:async )?(?:with|for) .*\(.*:$/,
];

/** Lines that are code if they are next to other code. */
const PARTS: readonly RegExp[] = [
  /^\.\.\.$/,
  /^[)\]}]/,
  /^(?:pass|break|continue|return|else:|try:|finally:)$/,
  /^(?:async )?(?:if|elif|while|for|with|except)\b.*:$/,
  /^(?:return|raise|del|await|yield|assert) \S+$/,
  /^[A-Za-z_][\w.]*$/,
];

const SHELL =
  /^(?:\$ )?(?:python3? (?:-m |\S+\.py\b)|(?:pip3?|uv pip|pipx|conda|npm) install |(?:uv|pixi|poetry) run |docker (?:run|build|compose) |git clone |export \w+=|curl -)/;
const DATA = /^(?:[[{]$|\{ ?["'].*\}$)/;
const COMMENT = /^#(?:\s|$)/;
/** Gaps of several spaces, as between columns. */
export const COLUMNS = /\S {3,}\S/;

function withoutTexts(line: string): string {
  return line
    .replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""')
    .replace(/\s*#.*$/, '')
    .trim();
}

export function isKeyword(word: string): boolean {
  return KEYWORDS.test(word);
}

/** Whether a line has two adjacent words that are not part of a statement. */
export function isProse(line: string): boolean {
  return [...line.matchAll(/([A-Za-z_]\w*)(?= +([A-Za-z_]\w*))/g)].some(
    ([, one = '', other = '']) => !KEYWORDS.test(one) && !KEYWORDS.test(other),
  );
}

function isStatement(line: string): boolean {
  const plain = withoutTexts(line);
  return (
    STATEMENTS.some((statement) => statement.test(plain)) && !isProse(plain)
  );
}

/** The language that a single line reveals, if any. */
function languageOf(line: string): string | undefined {
  const text = line.trim();
  if (SHELL.test(text)) {
    return 'bash';
  }
  if (DATA.test(text)) {
    return 'text';
  }
  return isStatement(text) ? 'python' : undefined;
}

function isPart(line: string): boolean {
  const text = line.trim();
  const isSentence = /\w[.?!]$/.test(text);
  return (
    COMMENT.test(text) || (!isSentence && PARTS.some((part) => part.test(text)))
  );
}

/** How many more brackets a line opens than it closes. */
function depthOf(line: string): number {
  const plain = withoutTexts(line);
  const count = (marks: RegExp) => plain.match(marks)?.length ?? 0;
  return count(/[([{]/g) - count(/[)\]}]/g);
}

/** The longest run of lines from `start` that can be code. */
function takeRun(
  lines: readonly string[],
  start: number,
): {end: number; languages: ReadonlySet<string>} {
  const base = indentOf(lines[start] ?? '');
  const languages = new Set<string>();
  let depth = 0;
  let end = start;
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (isBlank(line)) {
      continue;
    }
    const language = languageOf(line);
    const isInside = depth > 0 || (at > start && indentOf(line) > base);
    if (indentOf(line) < base || !(isInside || language || isPart(line))) {
      break;
    }
    if (language && !isInside) {
      languages.add(language);
    }
    depth = Math.max(0, depth + depthOf(line));
    end = at + 1;
  }
  return {end, languages};
}

/** Takes two or more lines that are only comments, or have columns. */
function takePlain(
  lines: readonly string[],
  start: number,
): UnmarkedCode | null {
  const found = lines.findIndex((line, at) => at >= start && isBlank(line));
  const end = found === -1 ? lines.length : found;
  const run = dedent(lines.slice(start, end));
  if (run.length < 2) {
    return null;
  }
  if (run.every((line) => COMMENT.test(line))) {
    return {end, language: 'python'};
  }
  // Some list items have three spaces after the marker.
  return run.every((line) => COLUMNS.test(line) && !isItem(line))
    ? {end, language: 'text'}
    : null;
}

/** Takes a run of code, unless prose follows right below it. */
export function takeCode(
  lines: readonly string[],
  start: number,
): UnmarkedCode | null {
  const {end, languages} = takeRun(lines, start);
  const [language] = languages;
  const below = lines[end] ?? '';
  const isWhole =
    isBlank(below) || indentOf(below) < indentOf(lines[start] ?? '');
  return language !== undefined && isWhole
    ? {end, language: languages.has('python') ? 'python' : language}
    : takePlain(lines, start);
}

/**
 * Finds code without markup that starts at a line, either below text that ends
 * with a colon or anywhere in an example.
 *
 * @returns null if there is none
 */
export function findCode(
  lines: readonly string[],
  start: number,
  isExample: boolean,
): PlacedCode | null {
  const line = lines[start] ?? '';
  let above = start - 1;
  while (above >= 0 && isBlank(lines[above])) {
    above -= 1;
  }
  const lead = lines[above] ?? '';
  const isLed = /:\s*$/.test(lead);
  const isFirst = isLed || above < start - 1 || start === 0;
  if (isBlank(line) || !isFirst || !(isLed || isExample)) {
    return null;
  }
  const code = takeCode(lines, start);
  return code && {...code, indent: blockIndent(lines, start)};
}
