import {escapeText} from './escape-text';

/** A page in `llms.txt`. */
export interface ListedPage {
  title: string;
  description: string;
  /** The address of its Markdown copy. */
  url: string;
}

/**
 * Writes plain text as a line of Markdown. A line break would end an entry or the
 * heading. A no-break space stays, as it keeps a number and its unit together.
 */
function toLine(text: string): string {
  return escapeText(text.replace(/[ \t\r\n]+/g, ' ').trim());
}

function writeEntry({title, description, url}: ListedPage): string {
  const name = toLine(title);
  const about = toLine(description);
  return `- [${name}](${url})${about === '' ? '' : `: ${about}`}\n`;
}

/**
 * Writes the list of a site's pages for language models.
 *
 * @see https://llmstxt.org
 */
export function writeLlms(
  {title, description}: {title: string; description: string},
  pages: readonly ListedPage[],
): string {
  const about = toLine(description);
  const summary = about === '' ? '' : `> ${about}\n\n`;
  return `# ${toLine(title)}\n\n${summary}## Pages\n\n${pages.map(writeEntry).sort().join('')}`;
}
