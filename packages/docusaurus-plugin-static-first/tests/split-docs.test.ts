import {describe, expect, it} from 'vitest';
import {splitDocs, type DocsData} from '../src/bundle/split-docs';
import type {SiteRoute} from '../src/bundle/read-routes';
import {addDocs} from '../src/client/add-docs';

const doc = (id: string, version = '') => ({
  id,
  path: `/docs${version}/${id}`,
  sidebar: 's',
});

const makeData = () => ({
  guides: {
    path: '/docs',
    versions: [
      {
        name: 'current',
        mainDocId: 'main',
        docs: ['main', 'a', 'b', 'c', 'kept'].map((id) => doc(id)),
      },
      {
        name: '1.0',
        mainDocId: 'main',
        docs: ['main', 'a', 'c'].map((id) => doc(id, '/1.0')),
      },
    ],
  },
  small: {versions: [{name: 'current', mainDocId: 'x', docs: [doc('x')]}]},
});

const page = (path: string): SiteRoute => ({path, component: [path, '1']});
const a = page('/docs/a');
const b = page('/docs/b');

function part(data: DocsData) {
  const later = Object.values(data).flatMap(({versions}) =>
    versions.flatMap(({docs}) => docs.map(({path}) => path)),
  );
  return splitDocs(
    data,
    new Set(later.filter((path) => path !== '/docs/x')),
    new Set(['kept']),
    new Map([[b, ['c']]]),
  );
}

const listIds = (data: DocsData) =>
  Object.values(data).flatMap(({versions}) =>
    versions.map(({docs}) => docs.map(({id}) => id).join(' ')),
  );

describe('the lists of docs on every page', () => {
  it('keep main pages, docs in the navigation bar, and docs in no part', () => {
    const {data} = part(makeData());
    expect(listIds(data)).toEqual(['main kept', 'main', 'x']);
    expect(data['guides']).toHaveProperty('path', '/docs');
  });

  it('grow by a page, its other versions and the docs that it refers to', () => {
    const {data, listOf} = part(makeData());
    expect(listOf([a])).toEqual({
      guides: {current: [doc('a')], '1.0': [doc('a', '/1.0')]},
    });
    expect(listOf([page('/about')])).toEqual({});
    const known = structuredClone(data) as ReturnType<typeof makeData>;
    addDocs(known, listOf([a]));
    addDocs(known, listOf([a, b]));
    expect(listIds(known)).toEqual(['main kept a b c', 'main a c', 'x']);
  });
});
