import type {CommentDisplayPart, ReferenceType, SomeType} from 'typedoc';
import type {PageWriter} from './writer';
import {type Token, tokenize} from './tokens';

function referenceToken(type: ReferenceType, writer: PageWriter): Token {
  const url = type.reflection
    ? writer.urlTo(type.reflection)
    : (type.externalUrl ?? '');
  return {text: type.name, url: url || undefined};
}

/** The tokens of a type, which consists of alternating text and references. */
export function typeTokens(
  type: SomeType | undefined,
  writer: PageWriter,
): Token[] {
  if (type?.type === 'reference') {
    return [referenceToken(type, writer)];
  }
  if (type?.type !== 'templateLiteral') {
    return [];
  }
  return [
    ...tokenize(type.head),
    ...type.tail.flatMap(([inner, text]) => [
      ...typeTokens(inner, writer),
      ...tokenize(text),
    ]),
  ];
}

/**
 * Splits the comment of an entry: its type comes first, as code and links, and
 * the description starts with the first text.
 */
export function splitEntry(
  parts: readonly CommentDisplayPart[],
  writer: PageWriter,
): {type: Token[]; description: CommentDisplayPart[]} {
  const start = parts.findIndex(({kind}) => kind === 'text');
  const end = start === -1 ? parts.length : start;
  const type = parts.slice(0, end).flatMap((part): Token[] => {
    if (part.kind !== 'inline-tag') {
      return tokenize(part.text);
    }
    const {target} = part;
    const url =
      typeof target === 'string'
        ? target
        : target && 'id' in target
          ? writer.urlTo(target)
          : '';
    return [{text: part.text, url: url || undefined}];
  });
  return {type, description: parts.slice(end)};
}
