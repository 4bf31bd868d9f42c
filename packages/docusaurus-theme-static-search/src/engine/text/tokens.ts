/** A word or identifier of a text, with its place in it. */
export interface Token {
  /** As it is written. */
  text: string;
  start: number;
  end: number;
}

const TOKEN =
  /\p{N}+(?:\.\p{N}+)+|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[_'’-]+[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;

/**
 * Finds words, identifiers and version numbers. Names joined by underscores,
 * hyphens and capitals stay one token; dots part them (`Order.pay` is two), as
 * a full stop parts sentences.
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
  /\p{Lu}{2,}s(?!\p{Ll})|\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{N}\p{M}]+|\p{Lu}+[\p{N}]*|[^_'’-]+/gu;

/** The parts of a token as written: `get_userSchema` → get, user, Schema. */
export function splitToken(text: string): string[] {
  const unquoted = text.replace(/['’](?:s$|)/gu, '');
  return unquoted.match(PART) ?? [];
}

const PLAIN = /^[\p{Ll}\p{N}]+$/u;

/** Lower case, without accents: what words are compared in. */
function fold(text: string): string {
  return PLAIN.test(text) && /^[a-z0-9]+$/.test(text)
    ? text
    : text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase();
}

/** A token as the index sees it, all folded. */
export interface Word {
  /** The whole token without its joints: `getuserschema`. */
  whole: string;
  /** Its parts where there are several, else []. */
  parts: readonly string[];
  /** What starts at an inner part: `userschema`. */
  tails: readonly string[];
}

function takeApart(token: string): Word {
  const parts = splitToken(token).map(fold).filter(Boolean);
  const whole = parts.join('');
  if (parts.length < 2) {
    return {whole, parts: [], tails: []};
  }
  const tails = parts
    .slice(1, -1)
    .map((_, index) => parts.slice(index + 1).join(''));
  return {whole, parts, tails};
}

const known = new Map<string, Word>();
/** Keeps a long session's memory small; far above a page's vocabulary. */
const MOST_KNOWN = 100_000;

/** Takes a token apart into everything it shall be found by. */
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
