import type {SearchRequest} from './types';

/** As many words of a text as fill a line of the list. */
const WORDS = 15;

function widen(attribute: string): string {
  const [name = '', words] = attribute.split(':');
  // A title is cut by its box, where there is no room for it, and not by words.
  return name.startsWith('hierarchy.')
    ? `${name}:100`
    : `${name}:${Math.max(Number(words) || 0, WORDS)}`;
}

/**
 * Asks for more words than DocSearch does: five in a narrow window, titles
 * included, when there is room for twice as many.
 */
export function widenSnippets(request: SearchRequest): SearchRequest {
  const {attributesToSnippet} = request;
  return attributesToSnippet
    ? {...request, attributesToSnippet: attributesToSnippet.map(widen)}
    : request;
}
