import {expect, it} from 'vitest';
import {listKnownWords} from '../../../scripts/lib/known-words';

it('the words of the product, its company and its path are known', () => {
  const words = listKnownWords([], {
    name: 'Grün Licht',
    slug: 'gruen_licht',
    baseUrl: '/hilfe/doku/',
    company: {label: 'Söhne & Töchter', url: 'https://example.org'},
  });
  expect(words).toEqual([
    ...['doku', 'gruen', 'grün', 'hilfe', 'licht', 'söhne', 'töchter'],
  ]);
});

it('the names of the SDK are known by their words', () => {
  const words = listKnownWords([{path: 'reef.HTTPReader', members: []}], {});
  expect(words).toEqual(['http', 'reader', 'reef']);
});
