import {load} from 'cheerio';

/** Buttons, what they announce, and the links beside headings. */
const CONTROLS = 'button, [role="status"], .hash-link';

/**
 * Removes the controls from the HTML of a post. Feed readers run no scripts and
 * apply no styles, so they would show "Wrap long lines Copy code" as text
 * above every sample.
 */
export function removeControls(html: string): string {
  const $ = load(html, null, false);
  $(CONTROLS).remove();
  return $.html();
}
