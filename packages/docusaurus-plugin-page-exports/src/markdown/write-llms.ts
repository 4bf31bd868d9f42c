/** A page in `llms.txt`. */
export interface ListedPage {
  title: string;
  description: string;
  /** The address of its Markdown copy. */
  url: string;
}

function writeEntry({title, description, url}: ListedPage): string {
  const name = title.replace(/[\\[\]]/g, String.raw`\$&`);
  return `- [${name}](${url})${description === '' ? '' : `: ${description}`}\n`;
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
  const summary = description === '' ? '' : `> ${description}\n\n`;
  return `# ${title}\n\n${summary}## Pages\n\n${pages.map(writeEntry).sort().join('')}`;
}
