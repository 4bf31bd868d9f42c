import {product} from '../../../config/product';
import {guide} from '../support/search';
import {address, expect} from '../support/test';
import {test, visit} from '../support/visit';

const PAGES = ['/', guide, '/tutorials/introduction', '/blog/welcome'];

/** A form with a single search field, sent to the search page. */
const SEARCH_FORM =
  /<form (?=[^>]*role="?search\b)(?=[^>]*action="?[^ >]*\/search\b)[^>]*>(?:(?!<input).)*<input [^>]*name="?q"?[^>]*>(?:(?!<input|<form).)*<\/form>/;

test('[1.1] no page has an input other than the search', async ({request}) => {
  for (const path of [...PAGES, `/api/${product.sdk.package}`]) {
    const html = await (await request.get(address(path))).text();
    const rest = html.replace(SEARCH_FORM, '');
    expect(rest, path).not.toMatch(/<form|<textarea|type="?(?:password|file)/);
  }
});

test('[1.3] [1.5] [1.6] [3.4] a page has metadata about its language, framework and site', async ({
  page,
}) => {
  await visit(page, guide);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('meta[name=generator]')).toHaveAttribute(
    'content',
    'Docusaurus v3.7.0',
  );
  await expect(page).toHaveTitle(new RegExp(` \\| ${product.name}$`));
  const icon = `link[rel=icon][href="${address('/img/favicon.svg')}"]`;
  await expect(page.locator(icon)).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    product.url + address(guide),
  );
  await expect(page.getByRole('button', {name: 'English'})).toBeVisible();
  await visit(page, '/');
  await expect(page.getByText(product.tagline).first()).toBeVisible();
});
