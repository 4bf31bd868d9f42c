import {expect, it} from 'vitest';
import {addSelfLink} from '@site/plugins/blog/add-self-link';

const ADDRESS = 'https://docs.test/blog/rss.xml';

it('adds the URL of the feed to each kind of feed', () => {
  const rss = addSelfLink(
    '<rss version="2.0"><channel><title>A</title></channel></rss>',
    'rss',
    ADDRESS,
  );
  expect(rss).toContain('xmlns:atom="http://www.w3.org/2005/Atom"');
  expect(rss).toContain(
    `<atom:link href="${ADDRESS}" rel="self" type="application/rss+xml"/>`,
  );
  const atom = addSelfLink(
    '<feed xmlns="http://www.w3.org/2005/Atom"><id>a</id></feed>',
    'atom',
    ADDRESS,
  );
  expect(atom).toMatch(
    new RegExp(
      `^<feed [^>]*>\\s*<link rel="self" href="${ADDRESS}" type="application/atom\\+xml"/><id>`,
    ),
  );
});

it('throws if the format has changed', () => {
  expect(() => addSelfLink('<html>', 'rss', ADDRESS)).toThrow(
    `The feed ${ADDRESS} has no <channel>`,
  );
});
