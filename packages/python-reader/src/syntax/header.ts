import type {ParameterKind} from '../model';
import type {RawParameter, RawTypeParameter} from './parsed-module';
import {expressionOf} from './expression';
import type {RawExpression} from './raw-expression';
import {closingBracket, endOf, type Token, tokenize} from './tokens';
import {parseTypeParameters} from './type-parameters';

/** The part of a `def` before its body. */
export interface Header {
  name: string;
  isAsync: boolean;
  typeParameters: RawTypeParameter[];
  parameters: RawParameter[];
  returns: RawExpression | null;
}

/**
 * Reads a `def` from its text. Its expressions have to be tokenized anyway, and
 * querying the tree for each part of each parameter took longer than all other
 * work on a stub.
 *
 * @param text from `def` or `async` to the start of the body
 * @param line first line of the text
 * @param literals names by which the file refers to `Literal`
 */
export function readHeader(
  text: string,
  line: number,
  literals: ReadonlySet<string>,
): Header {
  const tokens = tokenize(text);
  const isAsync = tokens[0]?.text === 'async';
  let at = isAsync ? 2 : 1;
  const name = tokens[at]?.text ?? '';
  at += 1;
  let typeParameters: RawTypeParameter[] = [];
  if (tokens[at]?.text === '[') {
    const end = closingBracket(tokens, at);
    const list = text.slice(
      tokens[at]?.start,
      endOf(tokens[end] ?? tokens.at(-1)),
    );
    typeParameters = parseTypeParameters(list);
    at = end + 1;
  }
  let parameters: RawParameter[] = [];
  if (tokens[at]?.text === '(') {
    const end = closingBracket(tokens, at);
    const parts = splitParameters(tokens.slice(at + 1, end));
    parameters = readParameters(parts, {text, line, literals});
    at = end + 1;
  }
  const hasColon = tokens.at(-1)?.text === ':';
  const returned =
    tokens[at]?.text === '->'
      ? tokens.slice(at + 1, hasColon ? -1 : undefined)
      : [];
  return {
    name,
    isAsync,
    typeParameters,
    parameters,
    returns:
      returned.length > 0 ? expressionOf(returned, text, true, literals) : null,
  };
}

interface Source {
  text: string;
  line: number;
  literals: ReadonlySet<string>;
}

/** The tokens of each parameter; `lambda a, b: a` has a comma of its own. */
function splitParameters(tokens: Token[]): Token[][] {
  const parts: Token[][] = [];
  let begin = 0;
  eachOutside(tokens, (token, index) => {
    if (token.text === ',') {
      parts.push(tokens.slice(begin, index));
      begin = index + 1;
    }
  });
  return [...parts, tokens.slice(begin)].filter(({length}) => length > 0);
}

/** Visits the operators outside brackets and lambda parameters. */
function eachOutside(
  tokens: Token[],
  visit: (token: Token, index: number) => void,
): void {
  let depth = 0;
  let lambdas = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'name') {
      lambdas += depth === 0 && token.text === 'lambda' ? 1 : 0;
    } else if (token.kind === 'operator') {
      if (')]}'.includes(token.text)) {
        depth -= 1;
      } else if ('([{'.includes(token.text)) {
        depth += 1;
      } else if (depth === 0 && lambdas > 0) {
        lambdas -= token.text === ':' ? 1 : 0;
      } else if (depth === 0) {
        visit(token, index);
      }
    }
  }
}

function readParameters(parts: Token[][], source: Source): RawParameter[] {
  const parameters: RawParameter[] = [];
  let kind: ParameterKind = 'positionalOrKeyword';
  let {line} = source;
  let counted = 0;
  for (const part of parts) {
    const [first] = part;
    const mark = part.length === 1 ? first?.text : undefined;
    if (mark === '/') {
      parameters.forEach((parameter) => {
        parameter.kind = 'positionalOnly';
      });
    } else if (mark === '*') {
      kind = 'keywordOnly';
    } else if (first) {
      line += lineBreaks(source.text, counted, first.start);
      counted = first.start;
      const parameter = readParameter(part, kind, {...source, line});
      if (parameter) {
        parameters.push(parameter);
        kind = parameter.kind === 'variadicPositional' ? 'keywordOnly' : kind;
      }
    }
  }
  return markUnderscored(parameters);
}

function lineBreaks(text: string, from: number, to: number): number {
  let count = 0;
  let at = text.indexOf('\n', from);
  while (at >= 0 && at < to) {
    count += 1;
    at = text.indexOf('\n', at + 1);
  }
  return count;
}

/** Reads a parameter, null for the tuple parameters of Python 2. */
function readParameter(
  tokens: Token[],
  kind: ParameterKind,
  {text, line, literals}: Source,
): RawParameter | null {
  const stars = tokens[0]?.text ?? '';
  const isStarred = stars === '*' || stars === '**';
  const name = tokens[isStarred ? 1 : 0];
  if (name?.kind !== 'name') {
    return null;
  }
  let colon = -1;
  let equals = -1;
  eachOutside(tokens, (token, index) => {
    colon = token.text === ':' && colon < 0 && equals < 0 ? index : colon;
    equals = token.text === '=' && equals < 0 ? index : equals;
  });
  const typed =
    colon < 0 ? [] : tokens.slice(colon + 1, equals < 0 ? undefined : equals);
  const value = equals < 0 ? [] : tokens.slice(equals + 1);
  return {
    name: name.text,
    kind: kindOf(stars, kind),
    annotation:
      typed.length > 0 ? expressionOf(typed, text, true, literals) : null,
    default: value.length > 0 ? expressionOf(value, text) : null,
    line,
  };
}

function kindOf(stars: string, kind: ParameterKind): ParameterKind {
  if (stars === '**') {
    return 'variadicKeyword';
  }
  return stars === '*' ? 'variadicPositional' : kind;
}

/** Before PEP 570, two leading underscores meant "by position only". */
function markUnderscored(parameters: RawParameter[]): RawParameter[] {
  let isLeading = true;
  for (const [index, parameter] of parameters.entries()) {
    const {name, kind} = parameter;
    const isMarked = name.startsWith('__') && !name.endsWith('__');
    const isReceiver = index === 0 && (name === 'self' || name === 'cls');
    isLeading &&= isMarked || isReceiver;
    if (isLeading && isMarked && kind === 'positionalOrKeyword') {
      parameter.kind = 'positionalOnly';
    }
  }
  return parameters;
}
