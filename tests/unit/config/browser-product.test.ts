import {expect, it} from 'vitest';
import {pickForBrowsers} from '../../../config/browser-product';
import {createIssueForm} from '../../../config/issue-form';
import {product} from '../../../config/product';
import {SECTIONS} from '../../../config/sections';

const news = {id: 'v2', text: 'Ahoy.'};

it('browsers get only the product fields that components read', () => {
  const {tagline, sdk} = product;
  const {label, route} = SECTIONS.blog;
  expect(pickForBrowsers({...product, announcement: news})).toEqual({
    tagline,
    issues: createIssueForm(product),
    announcement: news,
    sdk: {package: sdk.package},
    sections: expect.objectContaining({blog: {label, route}}) as unknown,
  });
});

it('the path of the announcement has its tokens replaced', () => {
  const link = {label: 'Read', path: '/guides/about-{product}'};
  const picked = pickForBrowsers({...product, announcement: {...news, link}});
  expect(picked.announcement?.link).toEqual({
    label: 'Read',
    path: `/guides/about-${product.slug}`,
  });
});
