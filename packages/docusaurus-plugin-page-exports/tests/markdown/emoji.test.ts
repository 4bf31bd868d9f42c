import {expect, it} from 'vitest';
import {parseMarkdown, showEmoji, showsEmoji} from '../../src/page';
import {writeMarkdown} from '../../src/markdown/write-markdown';
import {readParts} from '../../src/notebook/read-parts';

const SOURCE =
  '## Go :rocket:\n\n<b>Fine :+1:</b> `:anchor:`, [:sailboat:](https://x.test/) at 10:30:45 :nothing:.';
const SHOWN =
  '## Go 🚀\n\n**Fine 👍** `:anchor:`, [⛵](https://x.test/) at 10:30:45 :nothing:.';

function readShown() {
  const tree = parseMarkdown(SOURCE);
  showEmoji(tree);
  return tree;
}

it('writes emoji as they are shown in copies and notebooks', () => {
  expect(writeMarkdown(readShown(), (url) => url)).toBe(`${SHOWN}\n`);
  expect(readParts(readShown(), (url) => url)).toMatchObject([{text: SHOWN}]);
});

it('knows whether a site shows emoji, which it does unless that is turned off', () => {
  expect(showsEmoji({})).toBe(true);
  expect(showsEmoji({emoji: true})).toBe(true);
  expect(showsEmoji({emoji: false})).toBe(false);
});
