import type {ElementContent, Root} from 'hast';
import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import rehypeLinkedImages from '../../../plugins/linked-images/rehype-linked-images';
import ZoomableImage from '../../../src/components/ZoomableImage';
import {element} from '../support/element';

vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}) => message,
}));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => true}));
vi.mock('@theme/MDXComponents/Img', () => ({
  default: (props: React.ComponentProps<'img'>) => (
    <img {...props} alt={props.alt} />
  ),
}));

/** An image as Docusaurus passes it on after adding its size. */
const image = (): ElementContent => ({
  type: 'mdxJsxTextElement',
  name: 'img',
  attributes: [{type: 'mdxJsxAttribute', name: 'alt', value: 'Status'}],
  children: [],
});

function mark(content: ElementContent): void {
  const tree: Root = {type: 'root', children: [element('p', content)]};
  rehypeLinkedImages()(tree);
}

it('marks images in links, which can not be enlarged as well', () => {
  for (const name of ['a', 'Link']) {
    const linked = image();
    const remote = element('img');
    mark({
      type: 'mdxJsxTextElement',
      name,
      attributes: [],
      children: [element('em', linked), remote],
    });
    expect(linked).toMatchObject({
      attributes: [{name: 'alt'}, {name: 'isLinked', value: null}],
    });
    expect(remote.properties).toEqual({isLinked: true});
  }
  const linked = element('img');
  mark(element('a', linked));
  expect(linked.properties).toEqual({isLinked: true});
});

it('leaves other images as they are', () => {
  const data = {_mdxExplicitJsx: true};
  const written: ElementContent = Object.assign(image(), {data});
  mark(element('a', written));
  expect(written).toEqual({...image(), data});
  const free = image();
  mark(element('em', free));
  expect(free).toEqual(image());
});

it('shows a linked image without a button, and any other with one', () => {
  const plain = renderToStaticMarkup(<ZoomableImage alt="Status" />);
  expect(plain).toContain('<button');
  expect(renderToStaticMarkup(<ZoomableImage alt="Status" isLinked />)).toBe(
    '<img alt="Status"/>',
  );
});
