import {describe, expect, it} from 'vitest';
import {splitSidebars} from '../src/bundle/split-sidebar';
import type {SidebarItem} from '../src/client/sidebar-parts';

const link = (href: string): SidebarItem => ({
  type: 'link',
  label: href,
  href,
  docId: href.slice(1),
});

const links = (folder: string, count: number): SidebarItem[] =>
  Array.from({length: count}, (_, at) => link(`/${folder}/${at}`));

const category = (
  label: string,
  items: SidebarItem[],
  more: Partial<SidebarItem> = {},
): SidebarItem => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  items,
  ...more,
});

describe('the sidebars of docs', () => {
  it('stay whole if they are short', () => {
    const sidebars = {docs: [category('a', links('a', 60))]};
    const {sidebars: left, parts, listShown} = splitSidebars(sidebars);
    expect(left).toEqual(sidebars);
    expect(parts).toEqual([]);
    expect(listShown('docs', '/a/1')).toEqual([]);
  });

  it('omit the items of collapsed categories, and combine small neighbours', () => {
    const open = category('open', links('open', 3), {collapsed: false});
    const {sidebars, parts, listShown} = splitSidebars({
      docs: [
        link('/first'),
        open,
        category('a', links('a', 30), {href: '/a'}),
        category('b', links('b', 30)),
        category('c', links('c', 30)),
      ],
    });
    const folded = {type: 'category', collapsible: true, collapsed: true};
    expect(sidebars).toEqual({
      docs: [
        link('/first'),
        open,
        {...folded, label: 'a', href: '/a', later: [0, 30]},
        {...folded, label: 'b', later: [1, 30, '/b/0']},
        {...folded, label: 'c', later: [2, 30, '/c/0']},
      ],
    });
    expect(parts.map((part) => [...part.keys()])).toEqual([[0, 1], [2]]);
    expect(parts[1]?.get(2)).toEqual(links('c', 30));
    expect(listShown('docs', '/first')).toEqual([]);
    expect(listShown('docs', '/open/1')).toEqual([]);
    // A category's own page expands it, however its address is written.
    expect(listShown('docs', '/A/')).toEqual([0]);
    expect(listShown('docs', '/c/3')).toEqual([1]);
    expect(listShown('docs', '/elsewhere')).toEqual([]);
  });

  it('are split again below a long category, and show every level above a page', () => {
    const inner = (name: string) => category(name, links(name, 40));
    const {sidebars, parts, listShown} = splitSidebars({
      docs: [category('long', [inner('x'), link('/y'), inner('z')])],
    });
    expect(sidebars['docs']).toMatchObject([
      {label: 'long', later: [0, 3, '/x/0']},
    ]);
    const partOf = (list: number) => parts.findIndex((part) => part.has(list));
    expect(parts[partOf(0)]?.get(0)).toMatchObject([
      {label: 'x', later: [1, 40, '/x/0']},
      {label: '/y'},
      {label: 'z', later: [2, 40, '/z/0']},
    ]);
    expect(listShown('docs', '/y')).toEqual([partOf(0)]);
    expect(new Set(listShown('docs', '/z/7'))).toEqual(
      new Set([partOf(0), partOf(2)]),
    );
  });

  it('show a page in each of its places', () => {
    const {listShown} = splitSidebars({
      docs: [
        category('a', [...links('a', 60), link('/twice')]),
        category('b', [...links('b', 60), link('/twice')]),
      ],
    });
    expect(listShown('docs', '/twice')).toEqual([0, 1]);
  });

  it('keep categories that are always expanded or entirely hidden', () => {
    const items = [
      category('fixed', links('fixed', 40), {collapsible: false}),
      category(
        'unlisted',
        links('unlisted', 40).map((item) => ({...item, unlisted: true})),
      ),
    ];
    const {sidebars, parts} = splitSidebars({docs: items});
    expect(sidebars).toEqual({docs: items});
    expect(parts).toEqual([]);
  });

  it('become parts themselves if there are several', () => {
    const {sidebars, parts, listShown} = splitSidebars({
      one: links('one', 40),
      two: links('two', 20),
      three: links('three', 40),
    });
    expect(sidebars).toEqual({one: 0, two: 1, three: 2});
    expect(parts.map((part) => [...part.keys()])).toEqual([[0, 1], [2]]);
    expect(listShown('three', '/three/1')).toEqual([1]);
    // A page may show a sidebar that doesn't list it.
    expect(listShown('two', '/elsewhere')).toEqual([0]);
    expect(listShown('undefined', '/elsewhere')).toEqual([]);
  });
});
