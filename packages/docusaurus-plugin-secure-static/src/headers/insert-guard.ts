import {isExecutable, isFile} from './inline-scripts';

/**
 * Matches the scripts of a page and, to skip what only looks like a script,
 * comments, styles, and tags with their attributes.
 */
const PART =
  /<!--[\s\S]*?-->|<style\b[^>]*>[\s\S]*?<\/style>|<script\b(?<attributes>(?:"[^"]*"|'[^']*'|[^"'>])*)>(?<code>[\s\S]*?)<\/script>|<\w(?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

/**
 * Matches what code that inserts markup, loads code or runs text contains.
 *
 * @see https://w3c.github.io/trusted-types/dist/spec/#injection-sinks
 */
const SINK =
  /HTML|src|script|Script|write|parse|Fragment|eval|Function|import|Worker|Timeout|Interval|trusted|execCommand|["'`]on/;

/** Finds the first script that may need Trusted Types. */
function findFirstUser(html: string): number | undefined {
  for (const {index, groups} of html.matchAll(PART)) {
    const {attributes, code = ''} = groups ?? {};
    if (
      attributes !== undefined &&
      isExecutable(attributes) &&
      (isFile(attributes) || SINK.test(code))
    ) {
      return index;
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
