import type {
  DeclarationReflection,
  ParameterReflection,
  SignatureReflection,
  TypeParameterReflection,
} from 'typedoc';
import type {PageWriter} from './writer';
import {element} from './jsx';
import {printTokens, type Token, tokenize, widthOf} from './tokens';
import {typeTokens} from './types';

/** As long as a line of code may be before its arguments get their own. */
const LINE_WIDTH = 78;

function parameterTokens(
  parameter: ParameterReflection,
  writer: PageWriter,
): Token[] {
  const type = typeTokens(parameter.type, writer);
  const tokens: Token[] = [{text: parameter.name, kind: 'parameter'}];
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

/**
 * The call on one line if it fits, else one argument a line as Python's
 * formatters write it.
 */
function layOut(head: Token[], items: Token[][], tail: Token[]): Token[] {
  const oneLine = [
    ...head,
    {text: '('},
    ...join(items, ', '),
    {text: ')'},
    ...tail,
  ];
  if (items.length === 0 || widthOf(oneLine) <= LINE_WIDTH) {
    return oneLine;
  }
  const lines = items.flatMap((item): Token[] => [
    {text: '    '},
    ...item,
    {text: ',\n'},
  ]);
  return [...head, {text: '(\n'}, ...lines, {text: ')'}, ...tail];
}

export interface SignatureOptions {
  /** What is before the name: `def`, `async def`, `class`. */
  keyword: string;
  name: string;
  /** Lines above, such as decorators. */
  decorators?: readonly string[];
  typeParameters?: readonly TypeParameterReflection[];
}

/** The decorators that are shown, without the `@`. */
export function decoratorsOf({comment}: DeclarationReflection): string[] {
  return (comment?.getTags('@decorator') ?? []).map(({content}) =>
    content.map(({text}) => text).join(''),
  );
}

/** Everything of a signature as tokens; `null` has no brackets. */
export function callTokens(
  signature: SignatureReflection | null,
  options: SignatureOptions,
  writer: PageWriter,
): Token[] {
  const head: Token[] = [
    ...(options.decorators ?? []).map((text): Token => ({text: `@${text}\n`})),
    {text: `${options.keyword} `, kind: 'keyword'},
    {text: options.name, kind: 'name'},
    ...typeParameterTokens(
      options.typeParameters ?? signature?.typeParameters,
      writer,
    ),
  ];
  if (!signature) {
    return head;
  }
  const returns =
    options.keyword === 'class' ? [] : typeTokens(signature.type, writer);
  return layOut(
    head,
    (signature.parameters ?? []).map((parameter) =>
      parameterTokens(parameter, writer),
    ),
    returns.length > 0 ? [{text: ' -> '}, ...returns] : [],
  );
}

/** A box of Python that scrolls by itself. */
export function signatureBox(
  tokens: readonly Token[],
  label: string,
  id?: string,
): string {
  return element('Signature', {
    'aria-label': label,
    id,
    code: {jsx: printTokens(tokens)},
  });
}
