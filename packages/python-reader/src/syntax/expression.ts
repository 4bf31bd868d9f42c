import {unquote} from './quoted';
import type {RawExpression} from './raw-expression';
import {endOf, tokenize, withoutBrackets, type Token} from './tokens';

const LITERAL: ReadonlySet<string> = new Set(['Literal']);

/** Most expressions are a single name. */
const PLAIN_NAME = /^[A-Za-z_]\w*$/;

/** Longer values are cut, since they don't help on a page. */
const LONGEST = 4_000;

const KEYWORDS = new Set(
  (
    'False None True and as assert async await break class continue def del ' +
    'elif else except finally for from global if import in is lambda ' +
    'nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

interface Bracket {
  opening: string;
  /** The text before it: `Literal` for `Literal[`, '' for a display. */
  callee: string;
  /** Whether it belongs to a call or subscript, not to a display. */
  isApplied: boolean;
  commas: number;
}

/**
 * Converts the text of an expression to pieces on one line with normal spacing.
 * Brackets around the whole that only line breaks needed are left out.
 *
 * @param text Python source of one expression
 * @param isAnnotation unquote strings, except in `Literal` and `Annotated`
 * @param literals names by which the file refers to `Literal`
 */
export function toExpression(
  text: string,
  isAnnotation = false,
  literals: ReadonlySet<string> = LITERAL,
): RawExpression {
  if (PLAIN_NAME.test(text) && !KEYWORDS.has(text)) {
    return [{name: text}];
  }
  const isCut = text.length > LONGEST;
  const tokens = withoutBrackets(
    tokenize(isCut ? text.slice(0, LONGEST) : text),
  );
  const pieces = new ExpressionWriter(tokens, isAnnotation, literals).write();
  return isCut ? append(pieces, '…') : pieces;
}

/** `toExpression` for a part of the tokens of a text. */
export function expressionOf(
  written: Token[],
  text: string,
  isAnnotation = false,
  literals: ReadonlySet<string> = LITERAL,
): RawExpression {
  const tokens = withoutBrackets(written);
  const [only] = tokens;
  if (only?.kind === 'name' && tokens.length === 1) {
    return KEYWORDS.has(only.text) ? [only.text] : [{name: only.text}];
  }
  const start = only?.start ?? 0;
  const end = endOf(tokens.at(-1));
  return end - start > LONGEST
    ? toExpression(text.slice(start, end), isAnnotation, literals)
    : new ExpressionWriter(tokens, isAnnotation, literals).write();
}

function append(pieces: RawExpression, text: string): RawExpression {
  const last = pieces.at(-1);
  if (typeof last === 'string') {
    pieces[pieces.length - 1] = last + text;
  } else if (text !== '') {
    pieces.push(text);
  }
  return pieces;
}

class ExpressionWriter {
  private readonly pieces: RawExpression = [];
  private readonly brackets: Bracket[] = [];
  private readonly locals: Set<string>;

  constructor(
    private readonly tokens: Token[],
    private readonly isAnnotation: boolean,
    private readonly literals: ReadonlySet<string>,
  ) {
    this.locals = localNames(tokens);
  }

  write(): RawExpression {
    this.tokens.forEach((token, index) => {
      const previous = this.tokens[index - 1];
      const next = this.tokens[index + 1];
      if (this.isIdleComma(token, next)) {
        return;
      }
      if (previous && this.needsSpace(previous, token)) {
        append(this.pieces, ' ');
      }
      this.writeToken(token, previous, next);
      this.trackBrackets(token, previous);
    });
    return this.pieces;
  }

  private writeToken(token: Token, previous?: Token, next?: Token): void {
    if (token.kind === 'string' && this.isAnnotation) {
      this.writeQuoted(token);
    } else if (
      token.kind === 'name' &&
      this.isReference(token, previous, next)
    ) {
      this.writeName(token, previous);
    } else {
      append(this.pieces, token.text);
    }
  }

  private writeName(token: Token, previous?: Token): void {
    const last = this.pieces.at(-1);
    if (previous?.text !== '.') {
      this.pieces.push({name: token.text});
    } else if (typeof last === 'object') {
      last.name += token.text;
    } else {
      append(this.pieces, token.text);
    }
  }

  /** Dots between names belong to the name, so `np.ndarray` is one piece. */
  private isReference(token: Token, previous?: Token, next?: Token): boolean {
    if (previous?.text === '.') {
      const last = this.pieces.at(-1);
      return typeof last === 'object' && last.name.endsWith('.');
    }
    const isKeywordArgument =
      next?.text === '=' && this.brackets.at(-1)?.opening === '(';
    return (
      !KEYWORDS.has(token.text) &&
      !isKeywordArgument &&
      !this.locals.has(token.text)
    );
  }

  private writeQuoted(token: Token): void {
    const inner = this.isQuotedType() ? unquote(token.text) : null;
    if (inner === null) {
      append(this.pieces, token.text);
      return;
    }
    for (const piece of toExpression(inner, true, this.literals)) {
      if (typeof piece === 'string') {
        append(this.pieces, piece);
      } else {
        this.pieces.push(piece);
      }
    }
  }

  private isQuotedType(): boolean {
    return this.brackets.every(({callee, opening, commas}) => {
      const name = callee.split('.').at(-1) ?? '';
      const isMetadata = name === 'Annotated' && commas > 0;
      return opening === '[' && !this.literals.has(name) && !isMetadata;
    });
  }

  private trackBrackets(token: Token, previous?: Token): void {
    const bracket = this.brackets.at(-1);
    if (token.kind !== 'operator') {
      return;
    }
    if (token.text === '.') {
      this.joinDot();
    } else if ('([{'.includes(token.text)) {
      const isApplied =
        previous !== undefined &&
        (previous.kind === 'name'
          ? !KEYWORDS.has(previous.text)
          : ')]'.includes(previous.text));
      const head = this.pieces.at(-2);
      const callee = isApplied && typeof head === 'object' ? head.name : '';
      this.brackets.push({opening: token.text, callee, isApplied, commas: 0});
    } else if (')]}'.includes(token.text)) {
      this.brackets.pop();
    } else if (token.text === ',' && bracket) {
      bracket.commas += 1;
    }
  }

  /** Makes a dot after a name, which was added as text, part of the name. */
  private joinDot(): void {
    const last = this.pieces.at(-1);
    const name = this.pieces.at(-2);
    if (last === '.' && typeof name === 'object') {
      this.pieces.pop();
      name.name += '.';
    }
  }

  /** Whether a trailing comma is superfluous on a single line. */
  private isIdleComma(token: Token, next?: Token): boolean {
    const bracket = this.brackets.at(-1);
    if (token.text !== ',' || !bracket || !next || !')]}'.includes(next.text)) {
      return false;
    }
    const isDisplay = bracket.opening !== '(' && !bracket.isApplied;
    const isCall = bracket.opening === '(' && bracket.isApplied;
    return bracket.commas > 0 || isDisplay || isCall;
  }

  private needsSpace(previous: Token, token: Token): boolean {
    const bracket = this.brackets.at(-1);
    if (previous.kind === 'operator' && '([{.'.includes(previous.text)) {
      return false;
    }
    if (token.kind === 'operator' && ')]}'.includes(token.text)) {
      return false;
    }
    if (previous.text === ',') {
      return true;
    }
    if (token.kind === 'operator' && ',.:'.includes(token.text)) {
      return false;
    }
    if (previous.text === ':' && bracket?.opening === '{') {
      return true;
    }
    const isUnion = previous.text === '|' || token.text === '|';
    const isKeyword = previous.text === '=' || token.text === '=';
    if (isKeyword && bracket?.opening === '(') {
      return false;
    }
    const isApplication =
      isWord(previous) &&
      !KEYWORDS.has(previous.text) &&
      '(['.includes(token.text);
    if (isApplication && token.kind === 'operator') {
      return false;
    }
    return isUnion || token.spaced || (isWord(previous) && isWord(token));
  }
}

function isWord({kind}: Token): boolean {
  return kind !== 'operator';
}

/** Names that lambdas and comprehensions bind, which are not references. */
function localNames(tokens: Token[]): Set<string> {
  const names = new Set<string>();
  if (!tokens.some(({text}) => text === 'lambda' || text === 'for')) {
    return names;
  }
  tokens.forEach((token, index) => {
    const end =
      token.text === 'lambda' ? ':' : token.text === 'for' ? 'in' : null;
    if (end === null || token.kind !== 'name') {
      return;
    }
    for (const inner of tokens.slice(index + 1)) {
      if (inner.text === end) {
        break;
      }
      if (inner.kind === 'name') {
        names.add(inner.text);
      }
    }
  });
  return names;
}
