import type {
  DeclarationReflection,
  ParameterReflection,
  SignatureReflection,
  TypeParameterReflection,
} from 'typedoc';
import type {PageWriter} from './writer';
import {element} from './jsx';
import type {ParameterIds} from './parameter-ids';
import {joinTokens, printTokens, textOf, type Token, tokenize} from './tokens';
import {typeTokens} from './types';

/** Longer signatures have one parameter per line. */
const LINE_WIDTH = 78;

/** Maximum number of parameters before they are folded. */
const MOST_PARAMETERS = 8;

/** A formatted signature. */
interface Call {
  tokens: readonly Token[];
  /** Whether each parameter is on its own line. */
  isLong?: boolean;
  /** The number of parameters, if they are folded. */
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

/** `[T: Base = int]`, or nothing without type parameters. */
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
  return [{text: '['}, ...joinTokens(items, ', '), {text: ']'}];
}

/** Whether an item is a parameter, not just a star or a slash. */
function isParameter([first]: readonly Token[]): boolean {
  return first !== undefined && first.text !== '*' && first.text !== '/';
}

function printOnOneLine(
  head: readonly Token[],
  items: readonly Token[][],
  tail: readonly Token[] = [],
): Token[] {
  return [
    ...head,
    {text: '('},
    ...joinTokens(items, ', '),
    {text: ')'},
    ...tail,
  ];
}

/**
 * Formats the call on one line if it fits, else with one argument per line, like
 * Python's formatters.
 */
function layOut(head: Token[], items: Token[][], tail: Token[]): Call {
  const oneLine = printOnOneLine(head, items, tail);
  if (items.length === 0 || textOf(oneLine).length <= LINE_WIDTH) {
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
  /** The keyword before the name: `def`, `async def`, `class`. */
  keyword: string;
  name: string;
  /** Lines above, such as decorators. */
  decorators?: readonly string[];
  typeParameters?: readonly TypeParameterReflection[];
  /** Link targets for the names of parameters. */
  ids?: ParameterIds;
  /** Whether the rows below state the types, so that a long signature omits them. */
  areTypesBelow?: boolean;
}

/** The displayed decorators, without the `@`. */
export function decoratorsOf({comment}: DeclarationReflection): string[] {
  return (comment?.getTags('@decorator') ?? []).map(({content}) =>
    content.map(({text}) => text).join(''),
  );
}

/** Formats a whole signature; `null` has no brackets. */
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
  return options.areTypesBelow && call.isLong
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

/** A box with Python code, whose long lines wrap. */
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
