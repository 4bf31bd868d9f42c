import {expect, it} from 'vitest';
import {pickForBrowsers} from '../../../config/browser-product';
import {product} from '../../../config/product';
import {SECTIONS} from '../../../config/sections';

const news = {id: 'v2', text: 'Ahoy.'};

it('browsers get what components read of the product, and no more', () => {
  const {tagline, source, sdk} = product;
  const {label, route} = SECTIONS.blog;
  expect(pickForBrowsers({...product, announcement: news})).toEqual({
    ...{tagline, source},
    announcement: news,
    sdk: {package: sdk.package},
    sections: expect.objectContaining({blog: {label, route}}) as unknown,
  });
});

it('the link of the announcement leads to the page with the names in its path', () => {
  const link = {label: 'Read', path: '/guides/about-{product}'};
  const picked = pickForBrowsers({...product, announcement: {...news, link}});
  expect(picked.announcement?.link).toEqual({
    label: 'Read',
    path: `/guides/about-${product.slug}`,
  });
});
