import {
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
} from '@docusaurus/utils';

/** Those that Docusaurus knows by default, old names included. */
const ADMONITIONS =
  'secondary info success danger note tip warning important caution'.split(' ');

/** A fence to its end, code within a line, or a comment: what comes first. */
const CODE_OR_COMMENT =
  /^[ \t>]*(`{3,}|~{3,})[^\n]*$[\s\S]*?(?:^[ \t>]*\1[`~]*[ \t]*$|(?![\s\S]))|(?<!`)(`+)(?!`)[^\n]*?(?<!`)\2(?!`)|<!--[\s\S]*?-->/gm;

/** MDX knows no such comments; Docusaurus takes them out with a plugin. */
function removeComments(source: string): string {
  return source.replace(CODE_OR_COMMENT, (found) =>
    found.startsWith('<!--') ? found.replaceAll(/[^\n]/g, '') : found,
  );
}

/**
 * Does to the source of a page what Docusaurus does before MDX sees it. Each
 * line keeps its number.
 */
export function prepareSource(source: string): string {
  return removeComments(
    admonitionTitleToDirectiveLabel(
      escapeMarkdownHeadingIds(source),
      ADMONITIONS,
    ),
  );
}
