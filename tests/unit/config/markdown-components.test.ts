import {parseMarkdown} from 'docusaurus-plugin-page-exports/page';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {expect, it} from 'vitest';
import {componentsInMarkdown} from '../../../config/markdown-components';

it('writes the description of a plot above its caption', () => {
  const [plot] = parseMarkdown(
    '<Plot figure={Loss} alt="A falling line.">\n\nThe loss.\n\n</Plot>\n',
  ).children;
  const written = componentsInMarkdown.Plot?.(plot as MdxJsxFlowElement);
  expect(written).toMatchObject([
    {children: [{type: 'strong'}, {value: ' A falling line.'}]},
    {children: [{value: 'The loss.'}]},
  ]);
});
