import type {RootContent} from 'mdast';
import type {MarkdownComponent} from 'docusaurus-plugin-page-exports';
import {markdownComponents} from 'docusaurus-plugin-python-api/markdown';

/** Replaces a plot by its alternative text, above the caption. */
const writePlot: MarkdownComponent = ({attributes, children}) => {
  const alt = attributes.find(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'alt',
  )?.value;
  return typeof alt === 'string'
    ? [
        {
          type: 'paragraph',
          children: [
            {type: 'strong', children: [{type: 'text', value: 'Figure:'}]},
            {type: 'text', value: ` ${alt}`},
          ],
        },
        ...(children as RootContent[]),
      ]
    : children;
};

/** Converts the pages' components for Markdown copies and notebooks. */
export const componentsInMarkdown: Readonly<Record<string, MarkdownComponent>> =
  {...markdownComponents, Plot: writePlot};
