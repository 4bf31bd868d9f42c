import {SEAMS} from 'docusaurus-plugin-python-api/client';

/**
 * Lets the names of code in a heading, and a heading that is nothing but a name,
 * go on in the next line where words meet.
 */
export function divideNames(html: string): string {
  return html.replaceAll(/(?<=<code>)[^<]+(?=<\/code>)|^\w+$/g, (name) =>
    name.split(SEAMS).join('<wbr>'),
  );
}
