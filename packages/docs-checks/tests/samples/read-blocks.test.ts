import {expect, it} from 'vitest';
import {createPageReader} from 'docusaurus-plugin-page-exports/page';
import {readBlocks} from '../../src/samples';

it.each([
  ['\\n', '\n'],
  ['\\r\\n', '\r\n'],
  ['\\r', '\r'],
])('the lines of a block have no %s at their end', async (_name, end) => {
  const reader = createPageReader({siteDir: '/', siteConfig: {markdown: {}}});
  const source = ['Text.', '', '```bash', 'reef \\', '', '  --a', '```', ''];
  const page = await reader.parse('docs/page.mdx', source.join(end));
  const [block] = await readBlocks(page);
  expect(block?.lines).toEqual([
    {code: 'reef \\', line: 4},
    {code: '', line: 5},
    {code: '  --a', line: 6},
  ]);
});

it('the blocks of a page that starts with a byte order mark are found', async () => {
  const reader = createPageReader({siteDir: '/', siteConfig: {markdown: {}}});
  const source = '\uFEFFText.\n\n```bash\nreef\n```\n';
  const page = await reader.parse('docs/page.mdx', source);
  const blocks = await readBlocks(page);
  expect(blocks.map(({lines}) => lines)).toEqual([[{code: 'reef', line: 4}]]);
});

it('the language of a block keeps its name if it is that of a property in JavaScript', async () => {
  const reader = createPageReader({siteDir: '/', siteConfig: {markdown: {}}});
  const page = await reader.parse('docs/page.mdx', '```constructor\nx\n```\n');
  const [block] = await readBlocks(page);
  expect(block?.language).toBe('constructor');
});
