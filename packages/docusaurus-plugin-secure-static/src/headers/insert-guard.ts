import {readTags} from '../read-tags';
import {isExecutable, isFile} from './inline-scripts';

/**
 * Matches what code that inserts markup, loads code or runs text contains.
 *
 * @see https://w3c.github.io/trusted-types/dist/spec/#injection-sinks
 */
const SINK =
  /HTML|src|script|Script|write|parse|Fragment|eval|Function|import|Worker|Timeout|Interval|trusted|execCommand|["'`]on/;

/** Finds the first script that may need Trusted Types. */
function findFirstUser(html: string): number | undefined {
  for (const tag of readTags(html)) {
    if (
      tag.name === 'script' &&
      isExecutable(tag) &&
      (isFile(tag) || SINK.test(tag.text))
    ) {
      return tag.start;
    }
  }
  return undefined;
}

/**
 * Inserts the script that creates the Trusted Types policies before the first
 * one that may need them. A page can then be shown before it arrives, if only
 * scripts at its end need it.
 *
 * @param html - a page as built.
 * @param guard - the code of the script.
 */
export function insertGuard(html: string, guard: string): string {
  const at = findFirstUser(html);
  return at === undefined
    ? html
    : `${html.slice(0, at)}<script>${guard}</script>${html.slice(at)}`;
}
