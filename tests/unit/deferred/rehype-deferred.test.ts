import type {ElementContent, Root, RootContent} from 'hast';
import {describe, expect, it} from 'vitest';
import rehypeDeferred from '../../../plugins/deferred/rehype-deferred';
import {element} from '../support/element';

/** An MDX component on lines of its own. */
type Component = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

function component(name: string, ...children: ElementContent[]): Component {
  return {type: 'mdxJsxFlowElement', name, attributes: [], children};
}

const paragraph = (name: string, length: number) =>
  element('p', name.padEnd(length, '.'));

/** Outlines a tree as the names of its elements, or their first words. */
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
  it('stays whole if little is below its first screen', () => {
    expect(defer(paragraph('a', 3900), paragraph('b', 200))).toBe('(a b)');
    expect(defer(paragraph('a', 4100), paragraph('b', 1900))).toBe('(a b)');
  });

  it('is split after the element that reaches the end of the first screen', () => {
    expect(
      defer(
        paragraph('a', 2000),
        paragraph('b', 2100),
        paragraph('c', 1500),
        paragraph('d', 1500),
      ),
    ).toBe('(a b deferred(c d))');
  });

  it('counts lines of code as full lines, however short they are', () => {
    const code = element('pre', element('code', 'code.\n'.repeat(70)));
    expect(defer(code, paragraph('b', 2500))).toBe('(code deferred(b))');
  });

  it('is split within components that render their children unchanged', () => {
    const section = component(
      'Section',
      paragraph('b', 3500),
      paragraph('c', 3000),
    );
    expect(defer(paragraph('a', 1000), section, paragraph('d', 3000))).toBe(
      '(a Section(b deferred(c)) deferred(d))',
    );
  });

  it('is never split within other components', () => {
    const other = component(
      'Other',
      paragraph('b', 3500),
      paragraph('c', 3000),
    );
    expect(defer(paragraph('a', 1000), other, paragraph('d', 3000))).toBe(
      '(a Other(b c) deferred(d))',
    );
  });

  it('counts only the longest of several tabs, and only the summary of details', () => {
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

  it('keeps imports at the top level', () => {
    const script = {type: 'mdxjsEsm', value: 'import a from "a"'} as const;
    expect(defer(paragraph('a', 4100), paragraph('b', 2500), script)).toBe(
      '(a import deferred(b))',
    );
  });
});
