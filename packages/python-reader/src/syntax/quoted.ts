import {tokenize, type Token} from './tokens';

const QUOTED = /^(?:[uUrR])?("""|'''|"|')([^\\]*)\1$/s;

/** The text in a quoted annotation, null if it can't be a type. */
export function unquote(literal: string): string | null {
  const content = QUOTED.exec(literal)?.[2]?.trim() ?? '';
  let depth = 0;
  let previous: Token | null = null;
  for (const token of tokenize(content)) {
    if (token.kind === 'name' && previous?.kind === 'name') {
      return null;
    }
    previous = token;
    depth += '([{'.includes(token.text) ? 1 : 0;
    depth -= ')]}'.includes(token.text) ? 1 : 0;
    if (depth < 0) {
      return null;
    }
  }
  const looksLikeType = /^[\p{ID_Start}_][\p{ID_Continue}\s.,|[\]()*'"-]*$/u;
  return depth === 0 && looksLikeType.test(content) ? content : null;
}
