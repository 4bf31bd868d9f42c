import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {editDistance} from '../src/engine/text/edit-distance';
import {keyOf} from '../src/engine/text/keys';
import {phraseKeys} from '../src/engine/text/phrase';
import {spellPrefix} from '../src/engine/text/spelling';
import {synonymsOf} from '../src/engine/text/synonyms';
import {findTokens, readWord} from '../src/engine/text/tokens';

describe('readWord', () => {
  it.each([
    ['getPodSchema', ['get', 'pod', 'schema'], ['podschema']],
    ['get_pod_schema', ['get', 'pod', 'schema'], ['podschema']],
    ['CSVSource', ['csv', 'source'], []],
    ['re-index', ['re', 'index'], []],
    ['Conv2d', [], []],
    ['APIs', [], []],
    ['Größe', [], []],
    ['10⁻⁶', ['10', '6'], ['106']],
    ['10^-6', ['10', '6'], ['106']],
    ['10**−6', ['10', '6'], ['106']],
    ['2⁶¹', ['2', '61'], []],
    ['2^61', ['2', '61'], []],
    ['H₂', [], []],
  ])('splits %s', (token, parts, tails) => {
    expect(readWord(token)).toMatchObject({parts, tails});
  });

  it('is the same for all forms of a power, but not for its inverse', () => {
    const [first, ...others] = ['10⁻⁶', '10^-6', '10^−6', '10**-6'].map(
      (token) => readWord(token).whole,
    );
    expect(others).toEqual([first, first, first]);
    expect(readWord('10⁶').whole).toBe(readWord('10^6').whole);
    expect(readWord('10⁶').whole).not.toBe(first);
  });

  it('joins hyphenated parts and drops accents and possessives', () => {
    expect(readWord('E-Mail').whole).toBe('email');
    expect(readWord('naïve').whole).toBe('naive');
    expect(readWord("pod's").whole).toBe('pod');
    expect(readWord('Straße').whole).toBe(readWord('STRASSE').whole);
  });

  it.each([
    ['Œuvre', 'oeuvre'],
    ['cæsar', 'caesar'],
    ['Ærø', 'aero'],
    ['Łódź', 'lodz'],
    ['Đường', 'duong'],
  ])(
    'reads the letters of %s as readers without their keys type them',
    (token, whole) => {
      expect(readWord(token).whole).toBe(whole);
    },
  );

  it('drops vowel marks and the lines that stretch Arabic words', () => {
    const plain = readWord('قارب');
    expect(plain.whole).toBe('قارب');
    for (const token of ['قــارب', 'قَارِب', 'قـَـارب', 'ــقارب']) {
      expect(readWord(token), token).toEqual(plain);
    }
    expect(readWord('ـ').whole).toBe('ـ');
    expect(readWord('ــ').whole).not.toBe('');
  });

  it('keeps the long vowels of Japanese words in one part', () => {
    expect(readWord('データ').parts).toEqual([]);
    expect(readWord('サーバー').whole).not.toBe(readWord('サバ').whole);
  });
});

describe('findTokens', () => {
  it('splits at dots, but not within version numbers', () => {
    const texts = findTokens('Pod.start() since 3.12.').map(({text}) => text);
    expect(texts).toEqual(['Pod', 'start', 'since', '3.12']);
  });

  it('keeps the letter before a version number', () => {
    const texts = findTokens('Since v1.2.3, rev1.2').map(({text}) => text);
    expect(texts).toEqual(['Since', 'v1.2.3', 'rev1', '2']);
  });

  it('keeps powers together, however they are written', () => {
    const texts = findTokens('10⁻⁶ = 10^-6, 2**61 - 1; a ^ b, e^').map(
      ({text}) => text,
    );
    expect(texts).toEqual(['10⁻⁶', '10^-6', '2**61', '1', 'a', 'b', 'e']);
  });

  it('returns positions of the token in any text', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), (text) => {
        for (const {text: token, start, end} of findTokens(text)) {
          expect(text.slice(start, end)).toBe(token);
        }
      }),
    );
  });
});

describe('keyOf', () => {
  it.each([
    ['authorise', 'authorize'],
    ['authorisation', 'authorizing'],
    ['visualisation', 'visualizations'],
    ['behaviour', 'behaviors'],
    ['centre', 'center'],
    ['analyse', 'analyzed'],
    ['licence', 'license'],
    ['modelling', 'modeling'],
    ['datasets', 'dataset'],
    ['policies', 'policy'],
    ['queries', 'query'],
    ['classes', 'class'],
    ['indices', 'index'],
    ['lost', 'losing'],
    ['written', 'writes'],
    ['modeller', 'modelers'],
  ])('is the same for %s and %s', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });

  it.each([
    ['modeller', 'model'],
    ['aggregator', 'aggregate'],
    ['router', 'route'],
    ['spliter', 'split'],
    ['general', 'generate'],
    ['settings', 'set'],
    ['author', 'authorise'],
    ['four', 'for'],
  ])('is not the same for %s and %s', (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });
});

describe('keyOf, for names of object members,', () => {
  it.each(['constructor', 'valueof', 'tostring'])(
    'returns a word: %s',
    (word) => {
      expect(keyOf(word)).toMatch(/^[a-z]+$/);
    },
  );
});

describe('phraseKeys', () => {
  it('returns the same key for a question and the heading that answers it', () => {
    expect(phraseKeys('How do I run a pod?')).toEqual(
      phraseKeys('Running pods'),
    );
  });

  it('returns an identifier whole and split', () => {
    expect(phraseKeys('FederatedAveraging')).toHaveLength(2);
    expect(phraseKeys('FederatedAveraging')).toContain(
      phraseKeys('federated averaging')[0],
    );
  });
});

describe('spellPrefix', () => {
  it.each([
    ['authoris', 'authoriz'],
    ['visualisat', 'visualizat'],
    ['colou', 'colo'],
  ])('also spells %s as %s', (prefix, other) => {
    expect(spellPrefix(prefix)).toContain(other);
  });
});

describe('editDistance', () => {
  it.each([
    ['schema', 'schema', 0],
    ['shema', 'schema', 1],
    ['shcema', 'schema', 1],
    ['schemma', 'schema', 1],
    ['sxhxma', 'schema', 2],
    ['entirely', 'different', 3],
  ])('from %s to %s is %i', (typed, word, distance) => {
    expect(editDistance(typed, word, 2)).toBe(distance);
  });

  it('ignores the rest of a word that is being typed', () => {
    expect(editDistance('authnet', 'authentication', 2)).toBe(3);
    expect(editDistance('authnet', 'authentication', 2, true)).toBe(1);
  });

  it('is 0 only for equal words, symmetric, and at most one above the limit', () => {
    const word = fc.string({
      unit: fc.constantFrom('a', 'b', 'c'),
      maxLength: 8,
    });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const distance = editDistance(one, other, 3);
        expect(distance).toBe(editDistance(other, one, 3));
        expect(distance === 0).toBe(one === other);
        expect(distance).toBeLessThanOrEqual(4);
      }),
    );
  });
});

describe('synonymsOf', () => {
  it('finds the synonyms of a term in any of its forms', () => {
    expect([...synonymsOf(['env', 'vars'])]).toEqual(['environment variable']);
    expect([...synonymsOf(['containers'])]).toEqual(['docker']);
  });

  it('tells verbs from nouns with the same stem', () => {
    expect([...synonymsOf(['authorisation'])]).toContain('authentication');
    expect([...synonymsOf(['authorising'])]).toEqual([]);
  });

  it('never returns a form of the term itself', () => {
    expect([...synonymsOf(['permission'])]).not.toContain('permissions');
  });
});
