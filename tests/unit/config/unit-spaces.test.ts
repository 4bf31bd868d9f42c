import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {unitSpaces} from '../../../config/unit-spaces';

const process = async (text: string) =>
  String(
    await unified()
      .use([remarkParse, unitSpaces, remarkStringify])
      .process(text),
  ).trim();

describe('the space between a number and its unit', () => {
  it.each([
    ['About 8 GB of disk space', 'About 8\u00A0GB of disk space'],
    ['1 MiB, 2.5 kB, 16 MB.', '1\u00A0MiB, 2.5\u00A0kB, 16\u00A0MB.'],
    ['60–80 % of the **20 %**', '60–80\u00A0% of the **20\u00A0%**'],
    ['after 300 ms, 3 s and 6 mm', 'after 300\u00A0ms, 3\u00A0s and 6\u00A0mm'],
  ])("doesn't break a line in %s", async (text, expected) => {
    expect(await process(text)).toBe(expected);
  });

  it.each([
    '# At most 2 GiB',
    '`80 % of 16 GB`',
    'In 2024 samples, 3 models and 2 SQL tasks',
    'Type 3 hubs and 2 markets',
  ])('stays unchanged in %s', async (text) => {
    expect(await process(text)).toBe(text);
  });
});
