import type {
  DeclarationReflection,
  ParameterReflection,
  SignatureReflection,
  TypeParameterReflection,
} from 'typedoc';
import type {PageWriter} from './writer';
import {element} from './jsx';
import type {ParameterIds} from './parameter-ids';
import {printTokens, type Token, tokenize, widthOf} from './tokens';
import {typeTokens} from './types';

/** As long as a line of code may be before its arguments get their own. */
const LINE_WIDTH = 78;

/** More parameters than a reader takes in. */
const MOST_PARAMETERS = 8;

/** A signature as it is shown. */
interface Call {
  tokens: readonly Token[];
  /** Whether each argument has a line. */
  isLong?: boolean;
  /** How many parameters it has, where most of them are folded away. */
  folded?: number;
}

function parameterTokens(
  parameter: ParameterReflection,
  ids: ParameterIds | undefined,
  type: readonly Token[],
): Token[] {
  const tokens: Token[] = [
    {
      text: parameter.name,
      kind: 'parameter',
      url: ids?.urlOf(parameter.name),
    },
  ];
  if (type.length > 0) {
    tokens.push({text: ': '}, ...type);
  }
  if (parameter.defaultValue !== undefined) {
    const equals = type.length > 0 ? ' = ' : '=';
    tokens.push({text: equals}, ...tokenize(parameter.defaultValue));
  }
  return tokens;
}

function join(items: readonly Token[][], separator: string): Token[] {
  return items.flatMap((item, index) =>
    index === 0 ? item : [{text: separator}, ...item],
  );
}

/** `[T: Base = int]`, nothing without type parameters. */
export function typeParameterTokens(
  parameters: readonly TypeParameterReflection[] | undefined,
  writer: PageWriter,
): Token[] {
  if (!parameters?.length) {
    return [];
  }
  const items = parameters.map((parameter): Token[] => {
    const bound = typeTokens(parameter.type, writer);
    const initial = typeTokens(parameter.default, writer);
    return [
      {text: parameter.name},
      ...(bound.length > 0 ? [{text: ': '}, ...bound] : []),
      ...(initial.length > 0 ? [{text: ' = '}, ...initial] : []),
    ];
  });
  return [{text: '['}, ...join(items, ', '), {text: ']'}];
}

/** Whether an item is a parameter: a star and a slash alone are none. */
function isParameter([first]: readonly Token[]): boolean {
  return first !== undefined && first.text !== '*' && first.text !== '/';
}

function printOnOneLine(
  head: readonly Token[],
  items: readonly Token[][],
  tail: readonly Token[] = [],
): Token[] {
  return [...head, {text: '('}, ...join(items, ', '), {text: ')'}, ...tail];
}

/**
 * The call on one line if it fits, else one argument a line as Python's
 * formatters write it.
 */
function layOut(head: Token[], items: Token[][], tail: Token[]): Call {
  const oneLine = printOnOneLine(head, items, tail);
  if (items.length === 0 || widthOf(oneLine) <= LINE_WIDTH) {
    return {tokens: oneLine};
  }
  const lines = items.flatMap((item): Token[] => [
    {text: '    '},
    ...item,
    {text: ',\n'},
  ]);
  const count = items.filter(isParameter).length;
  return {
    tokens: [...head, {text: '(\n'}, ...lines, {text: ')'}, ...tail],
    isLong: true,
    folded: count > MOST_PARAMETERS ? count : undefined,
  };
}

export interface SignatureOptions {
  /** What is before the name: `def`, `async def`, `class`. */
  keyword: string;
  name: string;
  /** Lines above, such as decorators. */
  decorators?: readonly string[];
  typeParameters?: readonly TypeParameterReflection[];
  /** Where the names of parameters lead to. */
  ids?: ParameterIds;
  /** Whether rows below tell the types, so that a long signature needs none. */
  isTold?: boolean;
}

/** The decorators that are shown, without the `@`. */
export function decoratorsOf({comment}: DeclarationReflection): string[] {
  return (comment?.getTags('@decorator') ?? []).map(({content}) =>
    content.map(({text}) => text).join(''),
  );
}

/** A whole signature; `null` has no brackets. */
export function callTokens(
  signature: SignatureReflection | null,
  options: SignatureOptions,
  writer: PageWriter,
): Call {
  const head: Token[] = [
    ...(options.decorators ?? []).flatMap((text): Token[] => [
      {text: `@${text}`, kind: 'decorator'},
      {text: '\n'},
    ]),
    {text: `${options.keyword} `, kind: 'keyword'},
    {text: options.name, kind: 'name'},
    ...typeParameterTokens(
      options.typeParameters ?? signature?.typeParameters,
      writer,
    ),
  ];
  if (!signature) {
    return {tokens: head};
  }
  const returns =
    options.keyword === 'class' ? [] : typeTokens(signature.type, writer);
  const parameters = signature.parameters ?? [];
  const call = layOut(
    head,
    parameters.map((parameter) =>
      parameterTokens(
        parameter,
        options.ids,
        typeTokens(parameter.type, writer),
      ),
    ),
    returns.length > 0 ? [{text: ' -> '}, ...returns] : [],
  );
  return options.isTold && call.isLong
    ? {
        tokens: printOnOneLine(
          head,
          parameters.map((parameter) =>
            parameterTokens(parameter, options.ids, []),
          ),
        ),
      }
    : call;
}

/** A box of Python, whose long lines wrap. */
export function signatureBox(
  {tokens, folded}: Call,
  label: string,
  id?: string,
): string {
  return element('Signature', {
    'aria-label': label,
    id,
    code: {jsx: printTokens(tokens)},
    folded,
  });
}
