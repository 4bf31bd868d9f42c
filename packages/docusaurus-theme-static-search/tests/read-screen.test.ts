import {describe, expect, it} from 'vitest';
import {
  hasRows,
  isCurrent,
  readScreen,
} from '../src/components/SearchModal/read-screen';
import type {ModalState} from '../src/components/SearchModal/items';
import type {ListFacts} from '../src/components/SearchModal/sources';

/** Creates a list of the modal, as returned by the library. */
function makeList(facts: ListFacts, count: number) {
  return {
    source: {sourceId: facts.kind, facts},
    items: Array.from({length: count}, () => ({})),
  };
}

function stateOf(
  query: string,
  status: ModalState['status'],
  ...collections: ReturnType<typeof makeList>[]
) {
  return {query, status, collections} as unknown as ModalState;
}

const saved = makeList({kind: 'recent'}, 2);
const hits = (total: number) =>
  makeList({kind: 'hits', title: 'Guides', query: 'pod', total}, total);

describe('readScreen', () => {
  it('shows nothing before the first answer', () => {
    expect(readScreen(stateOf('pod', 'loading')).name).toBe('waiting');
    expect(readScreen(stateOf('', 'idle')).name).toBe('waiting');
  });

  it('shows saved searches with rows for an empty query', () => {
    const screen = readScreen(stateOf('', 'idle', saved));
    expect(screen).toMatchObject({name: 'start', isInert: false});
    expect(hasRows(screen)).toBe(true);
  });

  it('shows saved searches for a query of spaces', () => {
    expect(readScreen(stateOf(' ', 'idle', saved))).toMatchObject({
      name: 'start',
      isInert: false,
    });
    expect(readScreen(stateOf(' ', 'loading', hits(3))).name).toBe('waiting');
  });

  it('keeps saved searches visible but inert during a first search', () => {
    const screen = readScreen(stateOf('pod', 'loading', saved));
    expect(screen).toMatchObject({name: 'start', isInert: true});
    expect(hasRows(screen)).toBe(false);
    const stalled = readScreen(stateOf('pod', 'stalled', saved));
    expect(stalled.name).toBe('waiting');
    expect(hasRows(stalled)).toBe(false);
  });

  it('shows an error instead of rows', () => {
    const failure = new Error('offline');
    const screen = readScreen(
      stateOf('pod', 'idle', makeList({kind: 'failure', failure}, 0)),
    );
    expect(screen).toEqual({name: 'error', failure});
    expect(hasRows(screen)).toBe(false);
  });

  it('shows the query that was answered, not the one being typed', () => {
    expect(readScreen(stateOf('pods', 'loading', hits(0)))).toEqual({
      name: 'no-results',
      query: 'pod',
    });
    expect(readScreen(stateOf('pods', 'loading', hits(3)))).toMatchObject({
      name: 'results',
      query: 'pod',
      total: 3,
    });
  });

  it('shows no old answer after the query is cleared', () => {
    expect(readScreen(stateOf('', 'loading', hits(3))).name).toBe('waiting');
  });

  it('tells an answer to the query as typed from an older one', () => {
    const ofQuery = (
      query: string,
      ...lists: ReturnType<typeof makeList>[]
    ): boolean =>
      isCurrent(readScreen(stateOf(query, 'idle', ...lists)), query);
    expect(ofQuery('pod', hits(3))).toBe(true);
    expect(ofQuery('pod', hits(0))).toBe(true);
    expect(ofQuery('pods', hits(3))).toBe(false);
    expect(ofQuery('', saved)).toBe(true);
    expect(ofQuery('pod', saved)).toBe(false);
    expect(ofQuery('pod')).toBe(false);
  });
});
