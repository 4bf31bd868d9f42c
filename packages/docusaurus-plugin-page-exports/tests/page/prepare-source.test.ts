import {describe, expect, it} from 'vitest';
import {prepareSource} from '../../src/page/prepare-source';

describe('what MDX sees of a page', () => {
  it('has no comments, and each line keeps its number', () => {
    expect(prepareSource('a <!-- not\nfor\nreaders --> b\nc')).toBe(
      'a \n\n b\nc',
    );
  });

  it.each([
    '```html\n<!-- shown -->\n```',
    '~~~~html\n~~~\n<!-- shown -->\n~~~~',
    '- item\n\n    ```html\n    <!-- shown -->\n    ```',
    '> ```html\n> <!-- shown -->\n> ```',
    '```html\n<!-- shown, with no end to the fence -->',
    'Write `<!-- shown -->` for a comment.',
    'Write ``a ` <!-- shown -->`` for a comment.',
  ])('has the comments that stand in code: %j', (source) => {
    expect(prepareSource(source)).toBe(source);
  });

  it('has no comment behind code', () => {
    expect(
      prepareSource('`code` <!-- a -->\n\n```js\nb;\n```\n\n<!-- c -->'),
    ).toBe('`code` \n\n```js\nb;\n```\n\n');
    expect(prepareSource('one ` tick <!-- a -->')).toBe('one ` tick ');
  });

  it('has the titles of admonitions and the ids of headings in a form it reads', () => {
    expect(prepareSource('## A {#a}\n\n:::note Mind\n\nText.\n\n:::\n')).toBe(
      '## A \\{#a}\n\n:::note[Mind]\n\nText.\n\n:::\n',
    );
  });
});
