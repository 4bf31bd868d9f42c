import {describe, expect, it} from 'vitest';
import {splitBest} from '../src/client/split-best';
import type {SearchHit} from '../src/interface/types';

function makeHit(
  section: string,
  title: string,
  fields: Partial<SearchHit> = {},
): SearchHit {
  const levels = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return {
    objectID: `/${section}/${title}`,
    url: `/${section}/${title}`,
    type: 'lvl1',
    hierarchy: {lvl0: section, lvl1: title, ...levels},
    content: null,
    language: 'en',
    docusaurus_tag: 'default',
    shown: {},
    ...fields,
  };
}

function makeSymbol(name: string, module = 'ship', kind = 'class') {
  const symbol = {name, kind, module, signature: ''};
  return makeHit('API', name, {symbol});
}

const guide = makeHit('Guides', 'Anchors and chains');
const titles = (hits: readonly SearchHit[]) =>
  hits.map(({hierarchy}) => hierarchy.lvl1);

describe('splitBest', () => {
  it("extracts hits with the query's name, those with its exact case first", () => {
    const hits = [guide, makeSymbol('anchor'), makeSymbol('Anchor')];
    const {best, rest} = splitBest(hits, ' Anchor ');
    expect(titles(best)).toEqual(['Anchor', 'anchor']);
    expect(rest).toEqual([guide]);
  });

  it('ranks a class before the module of the same name', () => {
    const module = makeSymbol('anchor', 'ship', 'module');
    const hits = [guide, module, makeSymbol('Anchor')];
    expect(titles(splitBest(hits, 'anchor').best)).toEqual([
      'Anchor',
      'anchor',
    ]);
  });

  it('matches a symbol with its module, and a page by its title', () => {
    const hits = [makeSymbol('Anchor'), makeHit('Blog', 'What an Anchor is')];
    expect(titles(splitBest(hits, 'ship.Anchor').best)).toEqual(['Anchor']);
    expect(titles(splitBest(hits, 'what an anchor is').best)).toEqual([
      'What an Anchor is',
    ]);
  });

  it('matches a symbol that is written as a call', () => {
    const hits = [guide, makeSymbol('Anchor.drop')];
    for (const query of [
      'Anchor.drop()',
      'ship.Anchor.drop( )',
      'anchor.drop(',
    ]) {
      expect(titles(splitBest(hits, query).best)).toEqual(['Anchor.drop']);
    }
  });

  it('matches letters with accents in any of their forms', () => {
    const hits = [guide, makeSymbol('Ankerkettenlänge')];
    const query = 'ankerkettenlänge'.normalize('NFD');
    expect(splitBest(hits, query).best).toHaveLength(1);
  });

  it('ignores names that only begin with the query, and sections of pages', () => {
    const section = makeHit('Guides', 'Anchor', {type: 'content'});
    const hits = [section, makeSymbol('AnchorChain')];
    expect(splitBest(hits, 'Anchor')).toEqual({best: [], rest: hits});
  });

  it('extracts headings, too, after pages and symbols', () => {
    const heading = makeHit('Guides', 'Security', {type: 'lvl2'});
    heading.hierarchy.lvl2 = 'Sea anchor';
    const split = makeSymbol('sea_anchor');
    const hits = [guide, split, heading, makeSymbol('Sea anchor')];
    const {best, rest} = splitBest(hits, 'sea  anchor');
    expect(titles(best)).toEqual(['Sea anchor', 'Security']);
    expect(rest).toEqual([guide, split]);
  });

  const section = (page: string, letter: string | null = null) => {
    const own = makeHit('Guides', page, {type: letter ? 'lvl3' : 'lvl2'});
    const levels = letter ? {lvl2: letter, lvl3: 'Anchor'} : {lvl2: 'Anchor'};
    const url = `${own.url}#anchor`;
    const hierarchy = {...own.hierarchy, ...levels};
    return {...own, url, objectID: url, hierarchy};
  };

  it('extracts one section, preferring one that explains a term', () => {
    const [first, term] = [section('Gear'), section('Terms', 'A')];
    const symbol = makeSymbol('anchor');
    const {best, rest} = splitBest([first, symbol, guide, term], 'anchor');
    expect(best).toEqual([symbol, term]);
    expect(rest).toEqual([first, guide]);
    expect(splitBest([first, guide, symbol], 'anchor').best).toEqual([
      symbol,
      first,
    ]);
  });

  it('reserves a place for a section among symbols of the same name', () => {
    const same = ['a', 'b', 'c'].map((name) => makeSymbol('Anchor', name));
    const term = section('Terms', 'A');
    const {best, rest} = splitBest([term, ...same], 'anchor');
    expect(best).toEqual([...same.slice(0, 2), term]);
    expect(rest).toEqual(same.slice(2));
  });

  it('lists no page twice', () => {
    const gear = makeHit('Guides', 'Gear');
    const symbol = makeSymbol('anchor');
    expect(splitBest([gear, section('Gear'), symbol], 'anchor')).toEqual({
      best: [symbol, section('Gear')],
      rest: [],
    });
    const page = makeHit('Guides', 'Anchor');
    const {best} = splitBest([page, section('Anchor'), symbol], 'anchor');
    expect(best).toEqual([symbol, page]);
  });

  it('extracts at most three, and keeps the others in place', () => {
    const same = ['a', 'b', 'c', 'd'].map((name) => makeSymbol('Anchor', name));
    const {best, rest} = splitBest([guide, ...same], 'anchor');
    expect(best).toEqual(same.slice(0, 3));
    expect(rest).toEqual([guide, same[3]]);
  });

  it('only sorts the hits if all are in one section', () => {
    const hits = [makeSymbol('AnchorChain'), makeSymbol('Anchor')];
    const {best, rest} = splitBest(hits, 'anchor');
    expect(best).toEqual([]);
    expect(titles(rest)).toEqual(['Anchor', 'AnchorChain']);
    expect(splitBest([], 'anchor')).toEqual({best: [], rest: []});
  });
});
