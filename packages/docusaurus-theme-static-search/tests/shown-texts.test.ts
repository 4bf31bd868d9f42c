import {describe, expect, it} from 'vitest';
import {excerptOf} from '../src/client/excerpt';
import {summarise} from '../src/client/summarise';
import {takeBeginning} from '../src/client/take-beginning';
import {titlesOf} from '../src/client/titles-of';
import type {MarkedText, SearchHit} from '../src/interface/types';
import {bracket, siteOf} from './helpers';

const levels = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
function makeHit(content: string | null, found?: MarkedText): SearchHit {
  return {
    objectID: '/api#Mast',
    url: '/api#Mast',
    type: 'lvl1',
    hierarchy: {lvl0: 'API', lvl1: 'Mast', ...levels},
    content,
    language: 'en',
    docusaurus_tag: 'default',
    symbol: {name: 'Mast', kind: 'class', module: 'ship', signature: ''},
    shown: found ? {content: found} : {},
  };
}

describe('the text of a hit', () => {
  const textOf = async (markdown: string, query: string) => {
    const [hit] = await siteOf([{url: '/a', title: 'A', markdown}])(query);
    return bracket(hit?.shown.content);
  };

  it('omits tables and code if there is other text', async () => {
    const markdown =
      'Made of iron.\n\n| Key | Type |\n|---|---|\n| rust | text |\n\n```sh\nhoist\n```';
    expect(await textOf(markdown, 'iron')).toBe('Made of [iron].');
    expect(await textOf(markdown, 'rust')).toBe('Made of iron.');
    expect(await textOf(markdown, 'hoist')).toBe('Made of iron.');
  });

  it('is the table or the code if there is no other text', async () => {
    const table = '| Key |\n|---|\n| rust |\n';
    const code = '```sh\nhoist --all\n```';
    expect(await textOf(`${table}\n${code}`, 'rust')).toBe('Key; [rust]');
    expect(await textOf(code, 'hoist')).toBe('[hoist] --all');
  });
});

describe('titlesOf', () => {
  const read = (lvl1: string, lvl2: string, lvl3: string | null) => {
    const hit = makeHit(null);
    const hierarchy = {...hit.hierarchy, lvl1, lvl2, lvl3};
    return titlesOf({...hit, hierarchy}).map(({text}) => text);
  };

  it('omits the letter above a term of a glossary', () => {
    expect(read('Glossary', 'P', 'Pod')).toEqual(['Glossary', 'Pod']);
  });

  it('keeps a letter that is the page or the hit itself', () => {
    expect(read('R', 'Install', 'Linux')).toEqual(['R', 'Install', 'Linux']);
    expect(read('Languages', 'C', null)).toEqual(['Languages', 'C']);
  });
});

describe('excerptOf', () => {
  const text = 'What may leave. One policy. More.';
  const read = (title: string, start: number, end: number) => {
    const hit = makeHit(text, {text: '…One policy.', ranges: [[5, 11]]});
    const lvl1 = {text: title, ranges: [[start, end]] as const};
    return excerptOf({...hit, shown: {...hit.shown, lvl1}})?.text;
  };

  it('returns the beginning of a page whose title has another form of the match', () => {
    expect(read('Policies', 0, 8)).toBe(text);
    expect(read('Policy', 0, 6)).toBe(text);
    expect(read('Poles', 0, 5)).toBe('…One policy.');
  });

  it('returns the beginning if only a dotted path matches', () => {
    const shownOf = (found: string, at: number) =>
      excerptOf(makeHit(text, {text: found, ranges: [[at, at + 4]]}))?.text;
    expect(shownOf('…ship.deck.mast.MastConfig', 11)).toBe(text);
    expect(shownOf('…set (ship.deck.mast) up', 16)).toBe(text);
    expect(shownOf('…the mast of ship.deck.mast', 5)).toBe(
      '…the mast of ship.deck.mast',
    );
  });

  it('marks further forms of the matched words', () => {
    const whole = 'Each mast is tall, and masts of oak are the best of all.';
    const found = {text: 'Each mast is…', ranges: [[5, 9]] as const};
    const lvl1 = {text: 'Mast', ranges: [[0, 4]] as const};
    const hit = makeHit(whole);
    expect(bracket(excerptOf({...hit, shown: {lvl1, content: found}}))).toBe(
      'Each [mast] is tall, and [masts] of oak are the best of all.',
    );
  });

  it.each([
    ['with accents of their own', 'Re\u0301sume\u0301', 're\u0301sume\u0301s'],
    ['with vowel marks', 'नीति', 'नीति'],
  ])('marks further words %s', (_, title, word) => {
    const whole = `All about each ${word} that is here, and the last ${word}.`;
    const hit = makeHit(whole);
    const lvl1 = {text: title, ranges: [[0, title.length]] as const};
    const content = {text: '…that is here', ranges: []};
    expect(bracket(excerptOf({...hit, shown: {lvl1, content}}))).toBe(
      `All about each [${word}] that is here, and the last [${word}].`,
    );
  });
});

describe('takeBeginning', () => {
  const lead = (text: string) => takeBeginning({text, ranges: []}).text;
  const sentence = `${'Sails are set'.padEnd(99, ' again')}.`;

  it('keeps as many sentences of the first block as fit in a row', () => {
    expect(lead(`Up. ${sentence} ${sentence}`)).toBe(`Up. ${sentence}`);
    expect(lead('Set a sail\nHoist another')).toBe('Set a sail…');
    expect(lead('Set a sail.\nHoist it.')).toBe('Set a sail.');
  });

  it('keeps a character of two code units whole', () => {
    // Some languages have no spaces between words.
    expect(lead(`${'帆'.repeat(159)}⛵🚢`)).toBe(`${'帆'.repeat(159)}⛵…`);
    expect(lead(`${'帆'.repeat(159)}🚢⛵`)).toBe(`${'帆'.repeat(159)}…`);
  });

  it('skips a label, and adjusts the ranges of matches', () => {
    const text = 'Oak\nHoist a sail. Then another.\nElm';
    expect(
      bracket(
        takeBeginning({
          text,
          ranges: [
            [0, 3],
            [12, 16],
          ],
        }),
      ),
    ).toBe('Hoist a [sail]. Then another.');
  });

  it('ends a long sentence after a word', () => {
    const text = lead(`${'mast '.repeat(50)}.`);
    expect(text).toMatch(/ mast…$/);
    expect(text.length).toBeLessThanOrEqual(161);
    expect(lead('x'.repeat(300))).toHaveLength(161);
  });
});

describe('summarise', () => {
  const read = (...args: Parameters<typeof makeHit>) =>
    bracket(summarise(makeHit(...args)));
  const content = 'Holds sails, e.g. a jib. Raises: If torn.';

  it('returns the first sentence with its matches', () => {
    expect(read(content)).toBe('Holds sails, e.g. a jib.');
    const ranges = [
      [6, 11],
      [36, 40],
    ] as const;
    expect(read(content, {text: content, ranges})).toBe(
      'Holds [sails], e.g. a jib.',
    );
  });

  it('returns two sentences if the first is only a name', () => {
    expect(read('SHIP_KEY. Opens the hold. Default: none.')).toBe(
      'SHIP_KEY. Opens the hold.',
    );
    expect(read('Logging.')).toBe('Logging.');
  });

  it('returns it even if the match is further down', () => {
    const found = {text: '…Raises: If torn.', ranges: [[12, 16]] as const};
    expect(read(content, found)).toBe('Holds sails, e.g. a jib.');
  });

  it('omits the introduction with which hosted records begin', () => {
    const text = 'Class of ship. Holds sails. More.';
    expect(read(text, {text, ranges: [[21, 26]]})).toBe('Holds [sails].');
  });

  it('truncates text without sentences, and returns nothing for an empty text', () => {
    const long = Array.from({length: 60}, () => 'sail').join(' ');
    expect(read(long)).toMatch(/^(?:sail ){31}sail…$/);
    expect(summarise(makeHit(null))).toBeUndefined();
  });
});
