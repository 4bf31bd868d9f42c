import {expect, it} from 'vitest';
import {writeMarkdown} from '../../src/markdown/write-markdown';
import {parseMarkdown} from '../../src/page';

const write = (source: string) =>
  writeMarkdown(parseMarkdown(source), (url) => `https://x.test${url}`);

it.each([
  ['<ul><li>one</li><li>two <b>x</b></li></ul>', '- one\n- two **x**'],
  [
    '<ol start="3">\n  <li>\n    a\n    <ul><li>b</li></ul>\n  </li>\n</ol>',
    '3. a\n   - b',
  ],
  ['<ul>\n  {items}\n  <li>a</li>\n</ul>', 'a'],
])('writes a list in HTML as a list: %s', (jsx, text) => {
  expect(write(`${jsx}\n`)).toBe(`${text}\n`);
});

it('writes a table in HTML as a table, with its caption above it', () => {
  const source = `<table>
  <caption>Pods</caption>
  <thead><tr><th>Name</th><th>Use</th></tr></thead>
  <tbody>
    <tr><td><a href="/a">A</a></td><td>1<br/>2</td></tr>
    <tr>
      <td>
        - b
        - c
      </td>
      <td><code>d</code></td>
    </tr>
  </tbody>
</table>
`;
  expect(write(source)).toBe(`Pods

| Name                  | Use |
| --------------------- | --- |
| [A](https://x.test/a) | 1 2 |
| b c                   | \`d\` |
`);
});

it('writes each cell of a table apart if one spans several', () => {
  const source =
    '<table><tr><td colSpan={2}>a</td></tr><tr><td>b</td><td>c</td></tr></table>';
  expect(write(`${source}\n`)).toBe('a\n\nb\n\nc\n');
});

it.each([
  ['<h2 id="x">A <em>b</em></h2>', '## A *b*'],
  ['<blockquote>A</blockquote>', '> A'],
  ['A\n\n<hr/>', 'A\n\n---'],
  ['<details><summary>A</summary>B</details>', 'A\n\nB'],
  ['<p>A</p><p>B</p>', 'A\n\nB'],
  [
    '| a |\n| - |\n| <ul><li>b</li><li>c</li></ul> |',
    '| a   |\n| --- |\n| b c |',
  ],
])('keeps blocks in HTML apart: %s', (jsx, text) => {
  expect(write(`${jsx}\n`)).toBe(`${text}\n`);
});

it.each([
  ['<a href="/y">it</a>', '<a href="https://x.test/y">it</a>'],
  [
    "A <a class=b href='/y?a&amp;b'>*it*</a>.",
    'A <a class=b href="https://x.test/y?a&amp;b">*it*</a>.',
  ],
  [
    '<p>\n<a HREF=/y><img src="/a.png" alt="/a"></a>\n<video poster="/b.png"></video>',
    '<p>\n<a href="https://x.test/y"><img src="https://x.test/a.png" alt="/a"></a>\n<video poster="https://x.test/b.png"></video>',
  ],
  [
    '<table><tr><td><a href="/y">it</a></td></tr></table>',
    '<table><tr><td><a href="https://x.test/y">it</a></td></tr></table>',
  ],
  ['<img src="./a.png">', '<img src="./a.png">'],
  ['<p><a href="/y">one<p>two', '<p><a href="https://x.test/y">one<p>two'],
])('makes addresses in raw HTML absolute: %s', (html, text) => {
  const written = writeMarkdown(parseMarkdown(html, 'md'), (url) =>
    url.startsWith('./') ? null : `https://x.test${url}`,
  );
  expect(written).toBe(`${text}\n`);
});

it.each([
  ['<pre>{"if a:\\n    b"}</pre>', '```\nif a:\n    b\n```'],
  [
    '<pre><code className="language-python">{`a = 1\nb = 2\n`}</code></pre>',
    '```python\na = 1\nb = 2\n```',
  ],
  [
    '<CodeBlock language="js" title="a.js">\n  {`a;\nb;`}\n</CodeBlock>',
    '**a.js**\n\n```js\na;\nb;\n```',
  ],
  ['<CodeBlock>{source}</CodeBlock>\n\nText.', 'Text.'],
])('writes code in elements with its line breaks: %s', (jsx, text) => {
  expect(write(`${jsx}\n`)).toBe(`${text}\n`);
});
