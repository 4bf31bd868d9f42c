import {expect, it} from 'vitest';
import {proseToMarkdown} from '../../src/docstrings/admonitions';
import {toMdx} from '../../src/docstrings/to-mdx';
import {compilePage} from '../integration/mdx';

it.each([
  [
    'a reference that breaks in its name, and its address on several lines',
    'See `The\nlong site`_ or site_.\n\n.. _The long site: https://a.b\n   /c#d\n.. _site:\n   https://a.b/\n   e',
    'See [The\nlong site](https://a.b/c#d) or [site](https://a.b/e).',
  ],
  [
    'anonymous references, in the order of their addresses',
    'See `one`__, two__ and\n`three`__.\n\n__ https://a.b/1\n.. __: https://a.b/2\n__ https://a.b/3',
    'See [one](https://a.b/1), [two](https://a.b/2) and\n[three](https://a.b/3).',
  ],
  [
    'a reference to the name of another',
    'See site_.\n\n.. _site: `The page`_\n.. _The page: https://a.b/c',
    'See [site](https://a.b/c).',
  ],
  [
    'letters that a backslash parts from code',
    'Some :exc:`OSError`\\s, `b`\\s and ``c``\\s in `C:`\\Windows.',
    'Some `OSError`s, `b`s and `c`s in `C:`\\Windows.',
  ],
])('a docstring can contain %s', async (_, text, mdx) => {
  const found = toMdx(proseToMarkdown(text), () => undefined);
  expect(found).toBe(mdx);
  await compilePage(found);
});
