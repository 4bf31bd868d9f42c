import type {ElementContent, Root, RootContent} from 'hast';
import {describe, expect, it} from 'vitest';
import rehypeDeferred from '../../../plugins/deferred/rehype-deferred';
import {element} from '../support/element';

/** A component of MDX with lines of its own. */
type Component = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

function component(name: string, ...children: ElementContent[]): Component {
  return {type: 'mdxJsxFlowElement', name, attributes: [], children};
}

const paragraph = (name: string, length: number) =>
  element('p', name.padEnd(length, '.'));

/** What a tree holds, as names: of its parts, or of their first words. */
function outline(node: Root | ElementContent | RootContent): string {
  if (node.type === 'text') {
    return node.value.split('.', 1)[0] ?? '';
  }
  if (node.type === 'mdxjsEsm') {
    return 'import';
  }
  const inside = 'children' in node ? node.children.map(outline) : [];
  const name =
    node.type === 'element'
      ? node.tagName
      : node.type === 'mdxJsxFlowElement'
        ? (node.name ?? '')
        : '';
  return ['p', 'pre', 'code'].includes(name)
    ? inside.join(' ')
    : `${name}(${inside.join(' ')})`;
}

function defer(...children: RootContent[]): string {
  const tree: Root = {type: 'root', children};
  rehypeDeferred({
    element: 'deferred',
    containers: ['Section'],
    choices: ['Tabs'],
  })(tree);
  return outline(tree);
}

describe('a page', () => {
  it('is whole where little is below its first screen', () => {
    expect(defer(paragraph('a', 3900), paragraph('b', 200))).toBe('(a b)');
    expect(defer(paragraph('a', 4100), paragraph('b', 1900))).toBe('(a b)');
  });

  it('is parted behind what reaches the end of the first screen', () => {
    expect(
      defer(
        paragraph('a', 2000),
        paragraph('b', 2100),
        paragraph('c', 1500),
        paragraph('d', 1500),
      ),
    ).toBe('(a b deferred(c d))');
  });

  it('takes lines of code for lines, however short they are', () => {
    const code = element('pre', element('code', 'code.\n'.repeat(70)));
    expect(defer(code, paragraph('b', 2500))).toBe('(code deferred(b))');
  });

  it('is parted within components that show their children as they are', () => {
    const section = component(
      'Section',
      paragraph('b', 3500),
      paragraph('c', 3000),
    );
    expect(defer(paragraph('a', 1000), section, paragraph('d', 3000))).toBe(
      '(a Section(b deferred(c)) deferred(d))',
    );
  });

  it('is never parted within others', () => {
    const other = component(
      'Other',
      paragraph('b', 3500),
      paragraph('c', 3000),
    );
    expect(defer(paragraph('a', 1000), other, paragraph('d', 3000))).toBe(
      '(a Other(b c) deferred(d))',
    );
  });

  it('counts of a choice only the longest, and of folded details the summary', () => {
    const tabs = component('Tabs', paragraph('b', 1500), paragraph('c', 2000));
    const details = element(
      'details',
      element('summary', paragraph('e', 100)),
      paragraph('f', 3000),
    );
    expect(
      defer(tabs, details, paragraph('g', 1000), paragraph('h', 2500)),
    ).toBe('(Tabs(b c) details(summary(e) f) g h)');
    expect(
      defer(tabs, details, paragraph('g', 2000), paragraph('h', 2500)),
    ).toBe('(Tabs(b c) details(summary(e) f) g deferred(h))');
  });

  it('keeps imports where modules have them', () => {
    const script = {type: 'mdxjsEsm', value: 'import a from "a"'} as const;
    expect(defer(paragraph('a', 4100), paragraph('b', 2500), script)).toBe(
      '(a import deferred(b))',
    );
  });
});
