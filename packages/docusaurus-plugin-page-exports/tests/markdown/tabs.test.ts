import {expect, it} from 'vitest';
import {parseMarkdown} from '../../src/page';
import {writeMarkdown} from '../../src/markdown/write-markdown';

const write = (source: string) =>
  writeMarkdown(parseMarkdown(source), (url) => `https://x.test/${url}`);

it('keeps every tab, under its label', () => {
  const source = `<Tabs>
<TabItem value="py" label="Python">

\`\`\`python
run()
\`\`\`

</TabItem>
<TabItem value="yaml" label="YAML">

\`\`\`yaml
run: true
\`\`\`

</TabItem>
</Tabs>
`;
  expect(write(source)).toBe(`**Python**

\`\`\`python
run()
\`\`\`

**YAML**

\`\`\`yaml
run: true
\`\`\`
`);
});

it('keeps every tab, under its label, also in lists and notes', () => {
  const tabs = `<Tabs>
<TabItem value="pip" label="With pip">

\`\`\`python
pip()
\`\`\`

</TabItem>
<TabItem value="conda">conda install lagoon</TabItem>
<TabItem value={computed}>by hand</TabItem>
</Tabs>`;
  const inStep = tabs.replaceAll(/^(?=.)/gm, '   ');
  const source = `1. Install:\n\n${inStep}\n\n2. Run.\n\n:::tip\n\n${tabs}\n\n:::\n`;
  expect(write(source)).toBe(`1. Install:

   **With pip**

   \`\`\`python
   pip()
   \`\`\`

   **conda**

   conda install lagoon

   by hand

2. Run.

> **Tip**
>
> **With pip**
>
> \`\`\`python
> pip()
> \`\`\`
>
> **conda**
>
> conda install lagoon
>
> by hand
`);
});

it('keeps a list whole whose items contain Python', () => {
  const source = `1. Do this:
   - first
   - then

   \`\`\`python
   run()
   \`\`\`
2. Next
`;
  expect(write(source)).toBe(`1. Do this:

   - first
   - then

   \`\`\`python
   run()
   \`\`\`
2. Next
`);
});

it('keeps the labels of tabs whose values are not literals', () => {
  expect(
    write(`<Tabs values={[{value: A, label: 'x'}, {value: B, label: 'y'}]}>
<TabItem value={A} label="One">1</TabItem>
<TabItem value={B} label="Two">2</TabItem>
</Tabs>
`),
  ).toBe('**One**\n\n1\n\n**Two**\n\n2\n');
});

it('labels tabs as the list in their group does', () => {
  const source = `<Tabs
  values={[
    {value: 'pip', label: 'With pip'},
    {'label': \`With conda\`, "value": "conda"},
    {value: 'uv'},
    {value: 'apt', label: <b>apt</b>},
    ...others,
  ]}>
<TabItem value="pip" label="pip">pip install lagoon</TabItem>
<TabItem value="conda">conda install lagoon</TabItem>
<TabItem value="uv">uv add lagoon</TabItem>
<TabItem value="apt">apt install lagoon</TabItem>
</Tabs>
`;
  const copy = `**With pip**

pip install lagoon

**With conda**

conda install lagoon

**uv**

uv add lagoon

**apt**

apt install lagoon
`;
  expect(write(source)).toBe(copy);
  expect(write(source.replace(/values=\{.*?\}>/s, 'values={list}>'))).toBe(
    copy.replace('With pip', 'pip').replace('With conda', 'conda'),
  );
});
