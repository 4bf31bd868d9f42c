import {readAttribute, type Tag} from '../read-tags';
import {decode} from './character-references';
import {hashSource} from './inline-scripts';

/** Matches the style attributes of markup in a script. */
const STYLE = /\sstyle=(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+))/gi;

/** Hashes decoded values, as browsers do. */
function hashValues(values: readonly string[]): string[] {
  return [...new Set(values)].map((value) => hashSource(decode(value)));
}

function listInMarkup(tags: readonly Tag[]): string[] {
  return (
    tags
      // Few tags have one, and reading the attributes of all takes longer.
      .filter(({attributes}) => /style/i.test(attributes))
      .flatMap((tag) => readAttribute(tag, 'style') ?? [])
  );
}

function listInScripts(tags: readonly Tag[]): string[] {
  return tags
    .filter(({name}) => name === 'script')
    .flatMap(({text}) => [...text.matchAll(STYLE)])
    .map(([, double, single, bare]) => double ?? single ?? bare ?? '');
}

/**
 * Returns the Content Security Policy sources of all style attributes of a
 * page, including those in markup that inline scripts insert.
 *
 * @param tags - those of a page as served.
 * @returns sources such as `'sha256-…'`, without duplicates.
 */
export function hashStyleAttributes(tags: readonly Tag[]): string[] {
  return hashValues([...listInMarkup(tags), ...listInScripts(tags)]);
}

/**
 * Returns the sources of the style attributes that the router may insert into
 * another page, which are those outside scripts.
 */
export function hashRoutedAttributes(tags: readonly Tag[]): string[] {
  return hashValues(listInMarkup(tags));
}
