import {describe, expect, it} from 'vitest';
import {checkDescription} from '../../src/prose/rules/description';
import {checkTitle, createHeadingRule} from '../../src/prose/rules/headings';
import {checkImages} from '../../src/prose/rules/images';
import {createShortSentenceRule} from '../../src/prose/rules/short-sentences';
import {createWordRule} from '../../src/prose/rules/words';
import {checkRule} from '../support/check-rule';

const checkWords = createWordRule([
  {
    pattern: /\b(?:simply|just|easily|please|powerful|utilise)\b/giu,
    instead: 'Leave it out',
    inDocstrings: true,
  },
  {
    pattern: /(?<=^|[.!?]\s)Only after\b/gu,
    instead: 'Put the subject first',
    inDocstrings: true,
  },
]);

describe('short sentences', () => {
  const rule = createShortSentenceRule(0.15);
  const long = 'Every reef that we visit is counted once a year.';

  it('are limited to a share of a page', async () => {
    const text = [
      ...Array<string>(20).fill(long),
      ...Array<string>(4).fill('Count `it` now.'),
    ];
    expect(await checkRule(rule, [text.join(' ')])).toEqual([
      '1 4 of 24 sentences have at most 6 words, more than 15 %',
    ]);
  });

  it('have at most six words', async () => {
    const text = [
      ...Array<string>(20).fill(long),
      ...Array<string>(4).fill('Count all corals of a reef.'),
      ...Array<string>(9).fill('Count all corals of a reef now.'),
    ];
    const strict = createShortSentenceRule(0.1);
    expect(await checkRule(strict, [text.join(' ')])).toEqual([
      '1 4 of 33 sentences have at most 6 words, more than 10 %',
    ]);
  });

  it('do not include items without punctuation, nor links on their own', async () => {
    const text = Array<string>(20).fill(`${long} [Read more.](./a.mdx)`);
    const items = Array<string>(9).fill('- a short item');
    expect(await checkRule(rule, [text.join(' '), '', ...items])).toEqual([]);
  });
});

describe('words to avoid', () => {
  it('may be patterns that match the start of a sentence', async () => {
    expect(
      await checkRule(checkWords, [
        'It ends only after that. Only after lunch.',
      ]),
    ).toHaveLength(1);
  });

  it('are reported in prose and in the description, with their line', async () => {
    expect(
      await checkRule(checkWords, [
        '---',
        'title: Easily done',
        'description: A powerful tool.',
        '---',
        '',
        'You simply start,',
        'and utilise <Term id="a">just</Term> that.',
      ]),
    ).toEqual([
      '6 "simply" is on the list of words to avoid',
      '7 "utilise" is on the list of words to avoid',
      '7 "just" is on the list of words to avoid',
      '2 "Easily" is on the list of words to avoid',
      '3 "powerful" is on the list of words to avoid',
    ]);
  });

  it('are allowed in code and within other words', async () => {
    expect(
      await checkRule(checkWords, [
        'Adjust `please`, justified and every.',
        '',
        '```python',
        'simply = 1',
        '```',
      ]),
    ).toEqual([]);
  });
});

describe('the case of headings', () => {
  const rule = createHeadingRule([
    'Great Reef',
    'Debian',
    'Paillier',
    'Python',
  ]);

  it.each([
    '# Accessing {Product} from Python',
    '## 1. Import what I need',
    '## Choose: Either or neither?',
    '## Ask “which?” Then choose (or not.) Or wait',
    '## Use PyTorch, SQL and macOS',
    '## Open **My Pods** and `Run Task`',
    "## Debian's packages and Paillier-encrypted sums",
  ])('accepts "%s"', async (heading) => {
    expect(await checkRule(rule, [heading])).toEqual([]);
  });

  it('is sentence case', async () => {
    expect(await checkRule(rule, ['', '## How To Run "Your" Pod'])).toEqual([
      '2 The heading is not in sentence case: To, Run, Your, Pod',
    ]);
  });

  it.each([
    'Yahoo!',
    "Kelp's",
    'The "Reef"',
    'Kelp, Inc.',
    'Kelp: Forest',
    'Kelp (Beta)',
    'Sea-kelp',
  ])('keeps the capitals of the name %s', async (name) => {
    const named = createHeadingRule([name]);
    expect(await checkRule(named, [`## Install ${name} today`])).toEqual([]);
    expect(await checkRule(named, [`## Install Now ${name}`])).toEqual([
      '1 The heading is not in sentence case: Now',
    ]);
  });

  it('begins after a number, and keeps names with a possessive', async () => {
    expect(
      await checkRule(rule, [
        '## 2.1 Install it',
        '',
        "## Set up Debian's network",
        '',
        '## 2.1 Install Your pod',
      ]),
    ).toEqual(['5 The heading is not in sentence case: Your']);
  });

  it('applies to titles, too', async () => {
    expect(await checkRule(rule, ['---', 'title: First Steps', '---'])).toEqual(
      ['2 The title is not in sentence case: Steps'],
    );
  });
});

describe('the title of a page', () => {
  const front = ['---', 'title: Counting with {Product}', '---', ''];

  it('is its only heading of level 1', async () => {
    expect(
      await checkRule(checkTitle, [
        ...front,
        '# Counting with {Product}',
        '',
        '## Then',
      ]),
    ).toEqual([]);
  });

  it('is required', async () => {
    expect(await checkRule(checkTitle, ['# Counting'])).toEqual([
      '1 The page has no title',
    ]);
  });

  it('is also required as a heading', async () => {
    expect(await checkRule(checkTitle, [...front, 'Text.'])).toEqual([
      '2 The page has no heading of level 1',
    ]);
  });

  it('must equal the heading', async () => {
    expect(await checkRule(checkTitle, [...front, '# Counting'])).toEqual([
      `5 The heading differs from the page's title, "Counting with Great Reef"`,
    ]);
  });

  it('is the heading without its explicit id', async () => {
    const heading = '# Counting with {Product} {#top}';
    expect(await checkRule(checkTitle, [...front, heading])).toEqual([]);
    expect(
      await checkRule(checkTitle, [...front, `${heading} now`]),
    ).toHaveLength(1);
  });

  it.each([
    ['Counting reef:coral pairs', 'Counting reef:coral pairs'],
    ['Counting reef:coral[]{} pairs', 'Counting reef:coral pairs'],
    ['Counting reef:coral[two]pairs', 'Counting reef two pairs'],
    ['Counting :coral{kind=two} pairs', 'Counting pairs'],
    ['Counting 5\u{a0}GB  of pairs', 'Counting 5\u{a0}GB of pairs'],
    ['Counting :tropical_fish:', 'Counting 🐠'],
    ['Counting :tropical_fish:', '"Counting :tropical_fish:"'],
    ['Counting `:tropical_fish:`', '"Counting :tropical_fish:"'],
  ])('is read as it is shown if the heading is %s', async (heading, title) => {
    expect(
      await checkRule(checkTitle, [
        '---',
        `title: ${title}`,
        '---',
        '',
        `# ${heading}`,
      ]),
    ).toEqual([]);
  });

  it('differs from a heading whose name of an emoji is code', async () => {
    expect(
      await checkRule(checkTitle, [
        '---',
        'title: Counting 🐠',
        '---',
        '',
        '# Counting `:tropical_fish:`',
      ]),
    ).toHaveLength(1);
  });

  it('must not be repeated', async () => {
    expect(
      await checkRule(checkTitle, [
        ...front,
        '# Counting with {Product}',
        '',
        '# More',
      ]),
    ).toEqual(['7 The page has a second heading of level 1']);
  });

  it('is written by the theme for a post', async () => {
    expect(
      await checkRule(checkTitle, [...front, 'Text.'], 'blog/post.mdx'),
    ).toEqual([]);
    const folders = ['./news/', 'notes'];
    const checkPost = (file: string) =>
      checkRule(checkTitle, [...front, 'Text.'], file, folders);
    expect(await checkPost('news/2026/post.mdx')).toEqual([]);
    expect(await checkPost('notes/post.mdx')).toEqual([]);
    expect(await checkPost('notes-of-old/post.mdx')).toHaveLength(1);
    expect(await checkPost('blog/post.mdx')).toHaveLength(1);
  });
});

describe('the description of a page', () => {
  it('is required and must not be empty', async () => {
    expect(await checkRule(checkDescription, ['Text.'])).toEqual([
      '1 The page has no description',
    ]);
    expect(
      await checkRule(checkDescription, [
        '---',
        'title: A',
        'description: " "',
        '---',
      ]),
    ).toEqual(['3 The page has no description']);
    expect(
      await checkRule(checkDescription, [
        '---',
        'description: What it is.',
        '---',
      ]),
    ).toEqual([]);
  });
});

describe('images', () => {
  it('have alternative text', async () => {
    expect(
      await checkRule(checkImages, [
        '![A ray](./ray.png) <img src="a.png" alt="" />',
        '',
        '![](./ray.png)',
        '',
        '<img src="b.png" />',
        '',
        '<Card title="A ray" />',
      ]),
    ).toEqual([
      '3 The image has no alternative text',
      '5 The image has no alternative text',
    ]);
  });
});
