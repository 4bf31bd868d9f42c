import {expect, it, vi} from 'vitest';
import {createSources} from '../src/components/SearchModal/sources';

vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}) => message,
}));

it('lists saved searches for a query without anything to search for', async () => {
  const search = vi.fn();
  const list = {getAll: () => [], add: vi.fn(), remove: vi.fn()};
  const getSources = createSources({
    search,
    saved: {
      recent: list,
      favorites: list,
      remember: vi.fn(),
    } as unknown as Parameters<typeof createSources>[0]['saved'],
    hitsPerGroup: 5,
    onSelect: vi.fn(),
  });
  for (const query of ['', ' ', '\u3000 ']) {
    const sources = await getSources(query);
    expect(sources.map(({facts}) => facts.kind)).toEqual([
      'recent',
      'favorite',
    ]);
  }
  expect(search).not.toHaveBeenCalled();
});
