import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {writeLlms} from '../../src/markdown/write-llms';

it('keeps each page and the summary on one line, whatever their white space', () => {
  const page = {
    title: 'The\n deck',
    description: 'How large it is,\r\nand  how\thigh: 2\u00a0m. ',
    url: 'https://x.test/deck.md',
  };
  const site = {title: ' Reef\n', description: 'Corals,\n\ncounted.\n'};
  expect(writeLlms(site, [page])).toBe(`# Reef

> Corals, counted.

## Pages

- [The deck](https://x.test/deck.md): How large it is, and how high: 2\u00a0m.
`);
});

it('shows texts as they are, whatever marks they contain', () => {
  const text = 'The __init__ of `a_b`, *c* and [d] <e>';
  const page = {title: text, description: text, url: 'https://x.test/d.md'};
  const list = writeLlms({title: text, description: text}, [page]);
  const [heading, summary, , pages] = unified()
    .use(remarkParse)
    .parse(list).children;
  expect([heading, summary, pages].map((node) => toString(node))).toEqual([
    text,
    text,
    `${text}: ${text}`,
  ]);
  expect(list).toContain('a_b');
});

it('leaves out a description that is only white space', () => {
  const page = {title: 'Deck', description: ' \n', url: 'https://x.test/d.md'};
  expect(writeLlms({title: 'Reef', description: '\n'}, [page])).toBe(
    '# Reef\n\n## Pages\n\n- [Deck](https://x.test/d.md)\n',
  );
});
