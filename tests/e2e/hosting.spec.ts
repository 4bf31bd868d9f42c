import fs from 'node:fs';
import path from 'node:path';
import {product} from '../../config/product';
import {scoreHeaders} from 'docusaurus-plugin-secure-static/observatory';
import {pages} from './support/pages';
import {test} from './support/reset-window';
import {address, expect, waitUntilHydrated} from './support/test';

const guide = address(
  `/guides/getting-started/introduction-to-${product.slug}`,
);

test('[2.8] an unknown path answers with status 404 and the not-found page', async ({
  page,
  complaints,
}) => {
  const response = await page.goto(address('/no/such/page'));
  expect(response?.status()).toBe(404);
  await waitUntilHydrated(page);
  await expect(page.locator('h1')).toContainText('Page Not Found');
  // The browser logs the status of the page.
  expect(complaints.splice(0)).toEqual([
    expect.stringContaining('status of 404'),
  ]);
});

test('[1.7] a page is served at its path and with .html, and other forms redirect', async ({
  request,
}) => {
  expect((await request.get(guide)).status()).toBe(200);
  expect((await request.get(`${guide}.html`)).status()).toBe(200);
  for (const form of [`${guide}/`, `${guide}/index.html`]) {
    const response = await request.get(form, {maxRedirects: 0});
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(guide);
  }
});

test('[2.9] a page opened with .html shows the same page', async ({page}) => {
  await page.goto(`${guide}.html?from=mail#what-leaves-a-pod`);
  await waitUntilHydrated(page);
  await expect(page).toHaveURL(`${guide}?from=mail#what-leaves-a-pod`);
  await expect(page.locator('h1')).toContainText('Introduction');
});

test('text is compressed', async ({request}) => {
  for (const encoding of ['br', 'gzip']) {
    const response = await request.get(guide, {
      headers: {'Accept-Encoding': encoding},
    });
    expect(response.headers()['content-encoding']).toBe(encoding);
  }
});

test('every response has the security headers', async ({request}) => {
  for (const path of [guide, address('/'), address('/missing')]) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-/,
    );
    expect(headers['content-security-policy']).not.toMatch(
      /unsafe-(?:inline|eval)/,
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  }
});

test('the headers score at least 120 points in MDN Observatory', async ({
  request,
}) => {
  const response = await request.get(address('/'));
  expect(scoreHeaders(response.headers())).toBeGreaterThanOrEqual(120);
  // Assumptions of the score.
  expect(response.headers()).not.toHaveProperty('set-cookie');
  expect(await response.text()).not.toMatch(
    /<script[^>]*src="?(?:https?:)?\/\//,
  );
});

/** Splits a policy into directives, each with its sources. */
function readPolicy(text: string): Map<string, string[]> {
  return new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('the policy in each page is the part of the header that applies to it', async ({
  request,
}) => {
  for (const path of [guide, address('/404.html'), address('/blog')]) {
    const response = await request.get(path);
    const whole = readPolicy(
      response.headers()['content-security-policy'] ?? '',
    );
    const [, text = ''] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(
        await response.text(),
      ) ?? [];
    const own = readPolicy(text);
    whole.delete('frame-ancestors');
    expect([...own.keys()]).toEqual([...whole.keys()]);
    for (const [name, sources] of own) {
      const allowed = sources.filter((one) => one !== "'none'");
      expect(whole.get(name)).toEqual(expect.arrayContaining(allowed));
      // A page leaves out only the hashes of other pages; without any of its own,
      // also the permission to use them for attributes.
      const dropped = whole
        .get(name)
        ?.filter((one) => !sources.includes(one) && !/^'sha256-/.test(one));
      expect(
        dropped?.filter(
          (one) => allowed.length > 0 || one !== "'unsafe-hashes'",
        ),
      ).toEqual([]);
    }
  }
});

test('inline code that is not part of the build does not run', async ({
  page,
  complaints,
}) => {
  const path = address('/blog');
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(
        '<div id=__docusaurus>',
        '<script>window.ran = true</script>' +
          '<p style="color:lime" onclick="window.ran = true"></p>$&',
      ),
    });
  });
  await page.goto(path);
  await waitUntilHydrated(page);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(complaints.length).toBeGreaterThanOrEqual(2);
  expect(
    complaints
      .splice(0)
      .filter((complaint) => !complaint.includes('Content Security Policy')),
  ).toEqual([]);
});

test('security.txt has a contact for vulnerability reports', async ({
  request,
}) => {
  const text = await (
    await request.get(address('/.well-known/security.txt'))
  ).text();
  expect(text).toContain(`Contact: mailto:${product.supportEmail}`);
  const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? '';
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now());
});

test('hashed assets are cached permanently, and pages are revalidated', async ({
  request,
}) => {
  const page = await request.get(guide);
  expect(page.headers()['cache-control']).toBe('no-cache');
  const asset = /"([^"]*\/assets\/js\/[^"]+)"/.exec(await page.text())?.[1];
  const response = await request.get(asset ?? 'no asset found');
  expect(response.headers()['cache-control']).toContain('immutable');
});

test('the blog has an RSS and an Atom feed with every post', async ({
  request,
}) => {
  for (const [path, root] of [
    ['/blog/rss.xml', '<rss'],
    ['/blog/atom.xml', '<feed'],
  ] as const) {
    const text = await (await request.get(address(path))).text();
    expect(text).toContain(root);
    for (const post of ['hello-world', 'hola', 'welcome']) {
      expect(text).toContain(`${product.url}${product.baseUrl}blog/${post}`);
    }
  }
});

test('the sitemap lists exactly the pages, without trailing slashes', () => {
  const build = path.resolve(__dirname, '../../build');
  // Not listed: the search page, the not-found page and section roots.
  const left = ['404', 'search', 'guides', 'tutorials', 'api'];
  const files = fs
    .readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) =>
      file
        .split(path.sep)
        .join('/')
        .replace(/\.html$/, ''),
    )
    .filter((name) => !left.includes(name))
    .map((name) => (name === 'index' ? '/' : `/${name}`));
  expect(pages).toEqual(files.sort());
});
