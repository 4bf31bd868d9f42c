import {expect, it} from 'vitest';
import {parseMarkdown} from '../../src/page';
import {writeMarkdown} from '../../src/markdown/write-markdown';
import {readParts} from '../../src/notebook/read-parts';

const SOURCE =
  '## Go :rocket:\n\n<b>Fine :+1:</b> `:anchor:`, [:sailboat:](https://x.test/) at 10:30:45 :nothing:.';
const SHOWN =
  '## Go 🚀\n\n**Fine 👍** `:anchor:`, [⛵](https://x.test/) at 10:30:45 :nothing:.';

it('writes emoji as they are shown in copies and notebooks', () => {
  expect(writeMarkdown(parseMarkdown(SOURCE), (url) => url)).toBe(`${SHOWN}\n`);
  expect(readParts(parseMarkdown(SOURCE), (url) => url)).toMatchObject([
    {text: SHOWN},
  ]);
});
