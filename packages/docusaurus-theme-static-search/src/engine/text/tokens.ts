/** A word or identifier in a text, with its position. */
export interface Token {
  /** As written. */
  text: string;
  start: number;
  end: number;
}

const TOKEN =
  /[vV]?\p{N}+(?:\.\p{N}+)+|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[_'’⁻-]+[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*(?:(?:(?:\^|\*\*)[-−]?|−)\p{N}+)?/gu;

/**
 * Finds words, identifiers and version numbers. Names joined by underscores,
 * hyphens and capitals are one token, and so are powers (10⁻⁶, 10^-6); dots separate
 * tokens (`Order.pay` is two), like full stops between sentences.
 */
export function findTokens(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(text); found; found = TOKEN.exec(text)) {
    tokens.push({text: found[0], start: found.index, end: TOKEN.lastIndex});
  }
  return tokens;
}

const PART =
  /\p{Lu}{2,}s(?!\p{Ll})|\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{N}\p{M}]+|\p{Lu}+[\p{N}]*|[^_'’⁻^*−-]+/gu;

const RAISED = /([⁰¹²³⁴-⁹]+)/u;

/**
 * Splits a token into its parts as written: `get_userSchema` → get, user,
 * Schema; 2⁶¹ → 2, ⁶¹.
 */
export function splitToken(text: string): string[] {
  const unquoted = text.replace(/['’](?:s$|)/gu, '');
  return unquoted.split(RAISED).flatMap((piece) => piece.match(PART) ?? []);
}

const PLAIN = /^[\p{Ll}\p{N}]+$/u;

/**
 * Matches accents, vowel marks and the tatweel, a line that stretches Arabic words
 * without a meaning.
 */
const MARKS = /[\p{M}\u0640]+/gu;

/** Letters that Unicode doesn't take apart, as readers without their keys type them. */
const LETTERS = new Map([
  ['ß', 'ss'],
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
]);

/** Converts text to lower case in basic letters, for comparisons. */
function fold(text: string): string {
  if (PLAIN.test(text) && /^[a-z0-9]+$/.test(text)) {
    return text;
  }
  const bare = text.normalize('NFKD').replace(MARKS, '');
  // A line that stretches nothing would be an empty word.
  return (bare || text)
    .toLowerCase()
    .replace(/[ßœæøłđ]/g, (letter) => LETTERS.get(letter) ?? letter);
}

/** A token in the index, folded. */
export interface Word {
  /** The whole token without joints: `getuserschema`. */
  whole: string;
  /** Its parts if there are several; otherwise []. */
  parts: readonly string[];
  /** The rest of the token from each inner part: `userschema`. */
  tails: readonly string[];
}

/** The letter before a version number, as in `v1.2`, which others leave out. */
const VERSION_MARK = /^v(?=\p{N}+\.)/u;

/**
 * Matches a negative power, which would be 10⁶ without its sign, or 10-6, which
 * may be one or a range.
 */
const NEGATIVE = /(?:⁻|(?:\^|\*\*)[-−]|^\p{N}+[-−])\p{N}+$/u;

function takeApart(token: string): Word {
  const parts = splitToken(token).map(fold).filter(Boolean);
  const whole = parts.join('').replace(VERSION_MARK, '');
  if (parts.length < 2) {
    return {whole, parts: [], tails: []};
  }
  const tails = parts
    .slice(1, -1)
    .map((_, index) => parts.slice(index + 1).join(''));
  // Readers may leave out the sign.
  return NEGATIVE.test(token)
    ? {whole: parts.join('−'), parts, tails: [...tails, whole]}
    : {whole, parts, tails};
}

const known = new Map<string, Word>();
/** Limits memory in a long session; far above a page's vocabulary. */
const MOST_KNOWN = 100_000;

/** Splits a token into everything by which it can be found. */
export function readWord(token: string): Word {
  let word = known.get(token);
  if (!word) {
    word = takeApart(token);
    if (known.size >= MOST_KNOWN) {
      known.clear();
    }
    known.set(token, word);
  }
  return word;
}
