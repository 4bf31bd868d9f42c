import {expect, it} from 'vitest';
import {writeMarkdown} from '../../src/markdown/write-markdown';
import {parseText} from '../../src/page/parse-markdown';

/** Reads plain Markdown as a site with `future.v4` does, with comments as HTML. */
function write(source: string): string {
  const compatibility = {
    comments: false,
    admonitions: false,
    headingIds: false,
  };
  return writeMarkdown(parseText(source, 'md', compatibility), (url) => url);
}

it.each([
  ['# Post\n\nA.\n\n<!-- truncate -->\n\nB.\n', '# Post\n\nA.\n\nB.\n'],
  ['A <!-- why --> b.\n', 'A b.\n'],
  ['A.\n\n<!-- one --> <!-- two -->\n', 'A.\n'],
  ['## Mast <!-- #mast -->\n', '## Mast\n'],
  ['- a\n\n  <!-- b -->\n\n- c\n', '- a\n\n- c\n'],
])('leaves out the comments of plain Markdown: %j', (source, text) => {
  expect(write(source)).toBe(text);
});

it('keeps comments that are code or among other HTML', () => {
  const source = '`<!-- a -->`\n\n<p><!-- b -->\nc</p>\n';
  expect(write(source)).toBe(source);
});
