import {describe, expect, it, vi} from 'vitest';
import {
  createSidebarParts,
  type SidebarItem,
} from '../src/client/sidebar-parts';

const wrap = (load: () => Promise<unknown>) => load;

const makeVersion = () => ({
  docs: {first: 1} as Record<string, unknown>,
  docsSidebars: {
    docs: [
      {type: 'link', href: '/first', docId: 'first'},
      {type: 'category', label: 'A', later: [4, 2, '/a/1']},
      {type: 'category', label: 'B', href: '/b', later: [5, 3]},
    ] as SidebarItem[],
    other: 9,
  } as Record<string, SidebarItem[] | number>,
});

const makePart = () => ({
  lists: {
    4: [
      {type: 'link', href: '/a/1', docId: 'a'},
      {type: 'category', label: 'Inner', later: [6, 1, '/a/2']},
    ] as SidebarItem[],
  },
  docs: {a: 2},
  loads: {6: () => Promise.resolve()},
});

function itemsOf(version: ReturnType<typeof makeVersion>, at: number) {
  const {docs} = version.docsSidebars;
  return typeof docs === 'object' ? docs[at]?.items : undefined;
}

describe('a sidebar in parts', () => {
  it('has placeholders with the right count and first link', () => {
    const parts = createSidebarParts(wrap);
    const load = vi.fn(() => Promise.resolve());
    const loads = {4: load, 5: load};
    const version = parts.openVersion('0', makeVersion(), loads);
    expect(version.docsSidebars['docs']).toEqual([
      {type: 'link', href: '/first', docId: 'first'},
      {
        type: 'category',
        label: 'A',
        items: Array(2).fill({type: 'link', label: 'A', href: '/a/1'}),
      },
      {
        type: 'category',
        label: 'B',
        href: '/b',
        items: Array(3).fill({type: 'link', label: 'B', href: '/b'}),
      },
    ]);
    expect(load).not.toHaveBeenCalled();
  });

  it('is filled in place, in whichever order parts are loaded', () => {
    const late = createSidebarParts(wrap);
    const load = () => Promise.resolve();
    const loads = {4: load, 5: load};
    const version = makeVersion();
    late.openVersion('0', version, loads);
    const held = itemsOf(version, 1);
    expect(late.findLoad(held)).toBeDefined();
    late.addPart('0', makePart());
    expect(itemsOf(version, 1)).toBe(held);
    expect(late.findLoad(held)).toBeUndefined();

    const early = createSidebarParts(wrap);
    early.addPart('0', makePart());
    const other = makeVersion();
    early.openVersion('0', other, loads);
    expect(early.findLoad(itemsOf(other, 1))).toBeUndefined();
    expect(other).toEqual(version);
    expect(other.docs).toEqual({first: 1, a: 2});
    expect(early.findLoad(itemsOf(other, 2))).toBeDefined();
    expect(itemsOf(other, 1)?.[1]?.items).toHaveLength(1);
    expect(early.findLoad(itemsOf(other, 1)?.[1]?.items)).toBeDefined();
  });

  it('is empty if other pages show it, until its part is loaded', () => {
    const parts = createSidebarParts(wrap);
    const {docsSidebars} = parts.openVersion('0', makeVersion(), {});
    expect(docsSidebars['other']).toEqual([]);
    const items = [{type: 'link', href: '/other'}];
    parts.addPart('0', {lists: {9: items}, docs: {}, loads: {}});
    expect(docsSidebars['other']).toEqual(items);
    // Each version numbers its lists separately.
    parts.addPart('1', {lists: {9: []}, docs: {}, loads: {}});
    expect(docsSidebars['other']).toEqual(items);
  });

  it('loads lists with the wrapped function, also ahead of need, and again after a failure', async () => {
    const wrapped = vi.fn(wrap);
    const parts = createSidebarParts(wrapped);
    const load = vi
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({});
    const version = makeVersion();
    parts.openVersion('0', version, {4: load});
    expect(wrapped).toHaveBeenCalledExactlyOnceWith(load);
    parts.loadAhead('Another');
    expect(load).not.toHaveBeenCalled();
    parts.loadAhead('A');
    await expect(parts.findLoad(itemsOf(version, 1))?.()).rejects.toThrow();
    await parts.findLoad(itemsOf(version, 1))?.();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
