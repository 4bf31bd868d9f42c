import {compile} from '@mdx-js/mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {curlyQuotes} from '../../../config/quotes';

const set = async (text: string) =>
  String(
    await unified()
      .use([remarkParse, curlyQuotes, remarkStringify])
      .process(text),
  ).trim();

const compileMdx = async (source: string) =>
  String(await compile(source, {remarkPlugins: [curlyQuotes]}));

describe('the quotes of a page', () => {
  it('are curly in prose, after code and around links', async () => {
    expect(
      await set(`The pod's "answer" isn't \`Pod\`'s, but "[theirs](/a)".`),
    ).toBe('The pod’s “answer” isn’t `Pod`’s, but “[theirs](/a)”.');
  });

  it('are curly in headings, lists and cells, depending on their neighbours', async () => {
    expect(await set(`# The pod's\n\n- "One"\n- ('two')\n\n> It's "so".`)).toBe(
      '# The pod’s\n\n* “One”\n* (‘two’)\n\n> It’s “so”.',
    );
  });

  it.each([
    ['a definition', `<Term definition='The pod&apos;s "own" data'>pod</Term>`],
    [
      'the summary of a symbol',
      `<Overview groups={[["Classes",[["class","Pod","The pod's \\"own\\" data"]]]]} />`,
    ],
  ])('are curly in %s', async (_, source) => {
    expect(await compileMdx(source)).toContain('The pod’s “own” data');
  });

  it('are curly around code in the summary of a symbol', async () => {
    const page = await compileMdx(
      `<Overview groups={[["", [["", "", <>The pod's <code>it's</code>'s</>]]]]} />`,
    );
    expect(page).toContain('"The pod’s "');
    expect(page).toContain(`"it's"`);
    expect(page).toContain('"’s"');
  });

  it('stay unchanged in other attributes', async () => {
    expect(
      await compileMdx(`<Note title="it's" groups={["it's"]} />`),
    ).not.toContain('’');
  });

  it.each([
    '`print("it\'s")`',
    '```python\nprint("it\'s")\n```',
    'Options such as --name, dots ..., and ranges 1--2',
  ])('stay unchanged in %s', async (text) => {
    expect(await set(text)).toBe(text);
  });
});
