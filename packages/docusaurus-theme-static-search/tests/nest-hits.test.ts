import {describe, expect, it} from 'vitest';
import {nestHits} from '../src/client/nest-hits';
import type {SearchHit} from '../src/interface/types';

function makeHit(url: string, type: SearchHit['type']): SearchHit {
  const levels = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return {
    objectID: `${url} ${type}`,
    url,
    type,
    hierarchy: {lvl0: 'Guides', lvl1: 'Anchors', ...levels},
    content: null,
    language: 'en',
    docusaurus_tag: 'default',
    shown: {},
  };
}

function makeSymbol(url: string, type: SearchHit['type']): SearchHit {
  const symbol = {name: 'Ship', kind: 'class', module: 'fleet', signature: ''};
  return {...makeHit(url, type), symbol};
}

const urlsOf = (hits: readonly SearchHit[]) =>
  nestHits(hits).map(({hit, below}) => [hit.url, ...below.map(({url}) => url)]);

describe('nested hits', () => {
  it('contain the sections of a page below it, in the order of the hits', () => {
    expect(
      urlsOf([
        makeHit('/anchors', 'lvl1'),
        makeHit('/anchors#weigh', 'lvl2'),
        makeHit('/chains', 'lvl1'),
        makeHit('/anchors#drop', 'content'),
      ]),
    ).toEqual([['/anchors', '/anchors#weigh', '/anchors#drop'], ['/chains']]);
  });

  it('are not nested if their page was not found before them', () => {
    expect(
      urlsOf([
        makeHit('/anchors#weigh', 'lvl2'),
        makeHit('/anchors#drop', 'lvl2'),
        makeHit('/anchors', 'lvl1'),
      ]),
    ).toEqual([['/anchors#weigh'], ['/anchors#drop'], ['/anchors']]);
  });

  it('never include symbols, which share the address of their module', () => {
    expect(
      urlsOf([
        makeSymbol('/fleet', 'lvl1'),
        makeSymbol('/fleet#Ship', 'lvl1'),
        makeSymbol('/fleet#Ship.sail', 'content'),
      ]),
    ).toEqual([['/fleet'], ['/fleet#Ship'], ['/fleet#Ship.sail']]);
  });
});
