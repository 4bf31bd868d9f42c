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
    '`print("it\'s")`',
    '```python\nprint("it\'s")\n```',
    'Options such as --name, dots ..., and ranges 1--2',
  ])('stay unchanged in %s', async (text) => {
    expect(await set(text)).toBe(text);
  });
});
