import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {createMarkdown} from '../../../config/markdown';
import {product} from '../../../config/product';

async function readPage(name: string, frontMatter: string) {
  return createMarkdown({...product, name}).parseFrontMatter({
    filePath: 'docs/page.mdx',
    fileContent: `---\n${frontMatter}\n---\n\n# About {Product}\n`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
}

describe('the front matter of a page', () => {
  it.each([
    'Kelp: Forest',
    'Kelp #1',
    'Kelp "Forest"',
    "Kelp's",
    '#Kelp',
    'Kelp:',
  ])('contains the name %s as it is', async (name) => {
    const page = await readPage(
      name,
      [
        'title: About {Product}',
        'description: "Use {Product}."',
        "sidebar_label: '{Product}'",
        'keywords: [{Product}, sea]',
      ].join('\n'),
    );
    expect(page.frontMatter).toEqual({
      title: `About ${name}`,
      description: `Use ${name}.`,
      sidebar_label: name,
      keywords: [name, 'sea'],
    });
    expect(page.content).toBe(`# About ${name}`);
  });

  it('contains the slug, and dates as dates', async () => {
    const {frontMatter} = await readPage(
      'Kelp',
      'slug: about-{product}\ndate: 2026-01-31',
    );
    expect(frontMatter).toEqual({
      slug: `about-${product.slug}`,
      date: new Date('2026-01-31'),
    });
  });
});
