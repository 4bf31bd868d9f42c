import {SEAMS} from 'docusaurus-plugin-python-api/client';

/**
 * Allows line breaks between the words of code names in a heading, and of
 * headings that consist of a single name.
 */
export function divideNames(html: string): string {
  return html.replaceAll(/(?<=<code>)[^<]+(?=<\/code>)|^\w+$/g, (name) =>
    name.split(SEAMS).join('<wbr>'),
  );
}
