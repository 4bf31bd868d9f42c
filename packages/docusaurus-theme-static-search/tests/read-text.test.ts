import {describe, expect, it} from 'vitest';
import {parseMarkdown} from 'docusaurus-plugin-page-exports/page';
import {readSections} from '../src/records/sections';
import {bracket, siteOf} from './helpers';

it('words on both sides of a line break stay apart', () => {
  const [section] = readSections(
    'A mast<br/>and a keel.\n\n| Deck<br />plan |\n| - |\n| a |',
    {showsTitle: true},
  );
  expect(section?.text).toBe('A mast and a keel. Deck plan; a');
});

describe('a search for a version', () => {
  const search = siteOf([
    {
      url: '/log',
      title: 'Release notes',
      markdown: '## Log\n\nThe mast is oak since v1.2.3.',
    },
    {url: '/v2', title: 'Next', markdown: 'Needs release 2.0.1 or later.'},
    {url: '/deck', title: 'Deck', markdown: 'It is 2.3 metres wide.'},
  ]);

  it.each([
    ['1.2.3', '/log#log', 'The mast is oak since [v1.2.3].'],
    ['1.2', '/log#log', 'The mast is oak since [v1.2.3].'],
    ['v1.2.3', '/log#log', 'The mast is oak since [v1.2.3].'],
    ['v1.2', '/log#log', 'The mast is oak since [v1.2.3].'],
    ['v1', '/log#log', 'The mast is oak since [v1].2.3.'],
    ['v2.0.1', '/v2', 'Needs release [2.0.1] or later.'],
  ])('finds %s with or without a letter', async (query, url, excerpt) => {
    const hits = await search(query);
    const last = hits.at(-1);
    expect(last?.url).toBe(url);
    expect(bracket(last?.shown.content)).toBe(excerpt);
  });

  it('does not take the end of a version for a number', async () => {
    const hits = await search('2.3');
    expect(hits[0]?.url).toBe('/deck');
    expect(hits.map(({url}) => url)).not.toContain('/log#log');
  });
});

it('a colon before a word is read as written', () => {
  const [lead, section] = readSections(
    'Set key:value, or **mast:oak**. :deck{#id}\n\n## On urn:isbn',
    {showsTitle: true},
  );
  expect(lead?.text).toBe('Set key:value, or mast:oak.');
  expect(section).toMatchObject({heading: 'On urn:isbn', anchor: 'on-urn'});
});

it('the label of a directive within a line is read on its own, as it is shown', () => {
  const [lead, section] = readSections(
    'See mast:oak[**three**]masts, :deck[]{} or :keel{#id}none.\n\n## On urn:isbn[two]',
    {showsTitle: true},
  );
  expect(lead?.text).toBe('See mast three masts, :deck or none.');
  expect(section?.heading).toBe('On urn two');
});

it('emoji are read as they are shown, and ids from their names', () => {
  const [lead, first, second] = readSections(
    'Set **sail :sailboat:** at 10:30:45 :nothing: `:anchor:`.\n\n## Go :rocket:\n\n| :+1: |\n| - |\n| a |\n\n## Go :rocket:',
    {showsTitle: true},
  );
  expect(lead?.text).toBe('Set sail ⛵ at 10:30:45 :nothing: :anchor:.');
  expect(first).toMatchObject({
    heading: 'Go 🚀',
    anchor: 'go-rocket',
    text: '👍; a',
  });
  expect(second).toMatchObject({heading: 'Go 🚀', anchor: 'go-rocket-1'});
});

it.each([
  ['10<sup>-6</sup> and 10<sup>−6</sup>', '10⁻⁶ and 10⁻⁶'],
  ['2<sup>61</sup> − 1', '2⁶¹ − 1'],
  ['2<sup>**61**</sup> − 1', '2⁶¹ − 1'],
  ['H<sub>2</sub>O', 'H₂O'],
  ['at most e<sup>ε</sup>', 'at most e^ε'],
  ['x<sup>2n</sup>, x<sup>n+1</sup>', 'x^(2n), x^(n+1)'],
  ['e<sup>ε/2</sup>', 'e^(ε/2)'],
  ['the 1<sup>st</sup>, Mast<sup>®</sup>', 'the 1st, Mast®'],
  ['a note<sup>[3]</sup>', 'a note[3]'],
  ['<sup></sup>nothing', 'nothing'],
])('reads %s as %s', (markdown, text) => {
  const [section] = readSections(markdown, {showsTitle: true});
  expect(section?.text).toBe(text);
});

it.each([
  ['10<sup>-6</sup> and e<sup>*ε*</sup>', '10⁻⁶ and e^ε'],
  ['H<SUB class="n">2</SUB>O<sup>', 'H₂O'],
  ['A mast<br>and<br />a keel', 'A mast and a keel'],
])('reads %s in plain Markdown as %s', (markdown, text) => {
  const [section] = readSections(parseMarkdown(markdown, 'md'), {
    showsTitle: true,
  });
  expect(section?.text).toBe(text);
});

it('raised numbers are shown in headings without changing their ids', () => {
  const [, section] = readSections('## Below 10<sup>-6</sup>', {
    showsTitle: true,
  });
  expect(section).toMatchObject({
    heading: 'Below 10⁻⁶',
    anchor: 'below-10-6',
  });
});

describe('a search for raised numbers', () => {
  const search = siteOf([
    {
      url: '/tides',
      title: 'Tides',
      markdown: 'The risk of a leak is 10<sup>-6</sup> a year.',
    },
    {
      url: '/fish',
      title: 'Fish',
      markdown: 'The sea has 10<sup>6</sup> fish, or 10<sup>6</sup> and more.',
    },
    {
      url: '/sums',
      title: 'Sums',
      markdown: 'Tolls are counted modulo 2<sup>61</sup> − 1 pence.',
    },
    {
      url: '/leaks',
      title: 'Leaks',
      markdown: 'The factor is at most e<sup>ε</sup> here.',
    },
    {url: '/dates', title: 'Dates', markdown: 'On deck from 1061 to 1064.'},
  ]);

  it.each([
    ['10-6', '/tides', 'The risk of a leak is [10⁻⁶] a year.'],
    ['10^-6', '/tides', 'The risk of a leak is [10⁻⁶] a year.'],
    ['10⁻⁶', '/tides', 'The risk of a leak is [10⁻⁶] a year.'],
    ['10**-6', '/tides', 'The risk of a leak is [10⁻⁶] a year.'],
    ['10−6', '/tides', 'The risk of a leak is [10⁻⁶] a year.'],
    ['10^6', '/fish', 'The sea has [10⁶] fish, or [10⁶] and more.'],
    ['2^61', '/sums', 'Tolls are counted modulo [2⁶¹] − 1 pence.'],
    ['2⁶¹', '/sums', 'Tolls are counted modulo [2⁶¹] − 1 pence.'],
    ['2**61 - 1', '/sums', 'Tolls are counted modulo [2⁶¹] − [1] pence.'],
    ['261', '/sums', 'Tolls are counted modulo [2⁶¹] − 1 pence.'],
    ['e^ε', '/leaks', 'The factor is at most [e]^[ε] here.'],
  ])('for %s finds %s', async (query, url, excerpt) => {
    const [hit] = await search(query);
    expect(hit?.url).toBe(url);
    expect(bracket(hit?.shown.content)).toBe(excerpt);
  });
});
