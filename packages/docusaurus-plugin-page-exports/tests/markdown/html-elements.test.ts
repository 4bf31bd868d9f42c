import {expect, it} from 'vitest';
import type {MarkdownComponent} from '../../src/markdown/components';
import {writeMarkdown} from '../../src/markdown/write-markdown';
import {readParts} from '../../src/notebook/read-parts';
import {parseMarkdown} from '../../src/page';

const write = (source: string) =>
  writeMarkdown(parseMarkdown(source), (url) => `https://x.test${url}`);

it.each([
  ['10<sup>6</sup> and 10<sup>-6</sup>', '10⁶ and 10⁻⁶'],
  ['2<sup>61</sup>&nbsp;−&nbsp;1', '2⁶¹\u00a0−\u00a01'],
  ['10<sup>−6</sup>, x<sup>(1)</sup>', '10⁻⁶, x⁽¹⁾'],
  ['H<sub>2</sub>O', 'H₂O'],
  ['e<sup>ε</sup> and 4<sup>th</sup>', 'e<sup>ε</sup> and 4<sup>th</sup>'],
  ['x<sub>*i*</sub>', 'x<sub>*i*</sub>'],
  ['<Term id="x">10<sup>{"6"}</sup></Term>', '10⁶'],
])('writes raised and lowered text so that it stays apart: %s', (jsx, text) => {
  expect(write(`${jsx}\n`)).toBe(`${text}\n`);
});

it('writes raised text in tables, headings and notebooks, too', () => {
  const source = '## Factor e<sup>2</sup>\n\n| e<sup>ε</sup> |\n| - |\n';
  expect(write(source)).toBe(
    '## Factor e²\n\n| e<sup>ε</sup> |\n| ------------- |\n',
  );
  expect(readParts(parseMarkdown('10<sup>6</sup>'), String)).toEqual([
    {kind: 'markdown', text: '10⁶'},
  ]);
});

it.each([
  ['A{" "}b, {\'c\'}{`d`} and {5}.', 'A b, cd and 5.'],
  ['<p>\n  A{" "}\n  <u>b</u>\n</p>', 'A\nb'],
  ['{" "}A <Gone /> b <Gone />{" "}', 'A b'],
  ['{"A *b*"}', 'A \\*b\\*'],
  ['> {"A"}', '> A'],
  ['<div>\n  {"A"}\n</div>', 'A'],
  ['A{"  \\n  "}b', 'A b'],
])('writes literals in braces as text: %s', (jsx, text) => {
  expect(write(`${jsx}\n`)).toBe(`${text}\n`);
});

it('leaves out expressions that are not literal', () => {
  const source =
    'A{/* no */}{props.b}{`${c}`}{null}{true}{d + "e"}\n\n{" "}\n\n{/* no */}\n\nF.\n';
  expect(write(source)).toBe('A\n\nF.\n');
});

it.each([
  ['A<br/>b<br />\nc', 'A\\\nb\\\nc'],
  ['<p>A <br/> b<br/></p>', 'A\\\nb'],
  ['<br/>', ''],
  ['### A<br/>b', '### A b'],
  ['# A<br/>**b**', '# A **b**'],
  ['| A<br/>b |\n| - |', '| A b |\n| --- |'],
  ['| <u>A<br/>b</u> |\n| - |', '| A b |\n| --- |'],
])('breaks a line where there can be one: %s', (jsx, text) => {
  expect(write(`${jsx}\n`)).toBe(text === '' ? '' : `${text}\n`);
});

it.each([
  ['See <a href="/y">the *deck*</a>.', 'See [the *deck*](https://x.test/y).'],
  ['<a href={"/y"} title="Deck">it</a>', '[it](https://x.test/y "Deck")'],
  ['<a href="/y">\n  it\n</a>', '[it](https://x.test/y)'],
  ['<a href={target}>it</a> <a id="z">z</a>', 'it z'],
  [
    'See <Link to="/y">the *deck*</Link>.',
    'See [the *deck*](https://x.test/y).',
  ],
  ['<Link className="b" to="/y">\n  it\n</Link>', '[it](https://x.test/y)'],
  ['<Link href="/y">it</Link> <a to="/y">z</a>', '[it](https://x.test/y) z'],
  ['<Link to={target}>it</Link>', 'it'],
])('writes a link in HTML or of Docusaurus as a link: %s', (jsx, text) => {
  expect(write(`${jsx}\n`)).toBe(`${text}\n`);
});

it.each([
  ['<strong>A</strong> <b>*b*</b>', '**A** **_b_**'],
  ['<em>A</em> <i>b</i> <del>c</del> <s>d</s>', '*A* *b* ~~c~~ ~~d~~'],
  ['<strong>\n  A\n</strong>', '**A**'],
  ['<code>a *b*</code>', 'a *b*'],
  ['<code>a_b_ {"{d}"}</code>', '`a_b_ {d}`'],
  ['<code>a <Term id="x">b</Term></code>', 'a b'],
  ['<code></code><b></b>', ''],
])('writes emphasis and code in HTML as in Markdown: %s', (jsx, text) => {
  expect(write(`${jsx}\n`)).toBe(text === '' ? '' : `${text}\n`);
});

it.each([
  [
    'See <img src="/a.png" alt="a ray" />.',
    'See ![a ray](https://x.test/a.png).',
  ],
  [
    '<img src="/a.png" alt="a ray" title="Ray" />',
    '![a ray](https://x.test/a.png "Ray")',
  ],
  ['<img src={require("./a.png").default} alt="a ray" />', 'a ray'],
  ['See <img src={useBaseUrl("/a.png")} alt="a ray" />.', 'See a ray.'],
  ['<img src="./a.png" alt="a ray" />', 'a ray'],
  ['A.\n\n<img src="./a.png" />\n\n<img src={b} />\n\nB.', 'A.\n\nB.'],
  [
    '<a href="/y"><img src="/a.png" alt="a ray" /></a>',
    '[![a ray](https://x.test/a.png)](https://x.test/y)',
  ],
])('writes an image in HTML with its alternative text: %s', (jsx, text) => {
  expect(write(`${jsx}\n`)).toBe(`${text}\n`);
});

it('lets a function of the site write an element', () => {
  const writeImage: MarkdownComponent = () => [{type: 'thematicBreak'}];
  const written = writeMarkdown(
    parseMarkdown('A.\n\n<img src="/a.png" alt="a ray" />\n'),
    String,
    new Map([['img', writeImage]]),
  );
  expect(written).toBe('A.\n\n---\n');
});

it('writes a literal attribute in braces like one in quotes', () => {
  expect(write('<Card title={"Run"} to={`/run`} />\n')).toBe(
    '[Run](https://x.test/run)\n',
  );
});
