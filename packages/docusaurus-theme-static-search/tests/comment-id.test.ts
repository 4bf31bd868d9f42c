import type {Heading} from 'mdast';
import {parseMarkdown} from 'docusaurus-plugin-page-exports/page';
import {expect, it} from 'vitest';
import {readCommentId} from '../src/records/comment-id';

function headingOf(markdown: string, format?: 'md'): Heading {
  const [heading] = parseMarkdown(markdown, format).children;
  if (heading?.type !== 'heading') {
    throw new Error(`${markdown} isn't a heading`);
  }
  return heading;
}

it.each([
  ['## Mast {/* #mast */}', 'mast'],
  ['## Mast {/* #mast is tall */}', 'mast'],
  ['## Mast {/* mast */}', undefined],
  ['## Mast {/* # */}', undefined],
  ['## Mast {/* #a */ /* #b */}', undefined],
  ['## Mast {name /* #mast */}', undefined],
  ['## {/* #mast */} Mast', undefined],
  ['## Mast', undefined],
])('reads the id in the comment at the end of %s', (markdown, id) => {
  expect(readCommentId(headingOf(markdown), true)).toBe(id);
});

it('reads the id in a comment of plain Markdown', () => {
  const heading: Heading = {
    type: 'heading',
    depth: 2,
    children: [
      {type: 'text', value: 'Mast '},
      {type: 'html', value: '<!-- #mast -->'},
    ],
  };
  expect(readCommentId(heading, true)).toBe('mast');
});

it('takes no id from a comment before Docusaurus 3.10', () => {
  expect(readCommentId(headingOf('## Mast {/* #mast */}'), false)).toBe(
    undefined,
  );
});
