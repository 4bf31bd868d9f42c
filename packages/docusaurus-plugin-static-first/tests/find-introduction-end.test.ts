import {describe, expect, it} from 'vitest';
import {findIntroductionEnd} from '../src/pages/find-introduction-end';

/** Checks that the introduction ends at the `|`. */
function expectEnd(html: string): void {
  expect(findIntroductionEnd(html.replace('|', ''))).toBe(html.indexOf('|'));
}

describe('the end of the introduction', () => {
  it('is the end of the first paragraph below the heading', () => {
    expectEnd('<p>a</p><main><p>b</p><h1>c</h1><p>d <b>e</b>|</p><p>f</p>');
  });

  it('is found if end tags are omitted', () => {
    expectEnd('<main><h1>a</h1><p>b <code>c</code>|<p>d');
    expectEnd('<main><div><h1>a</h1><p>b|</div>c');
    expectEnd('<main><h1>a</h1><p>b|<h2>c</h2>');
  });

  it('is outside content that browsers don’t show', () => {
    expectEnd(
      '<main><h1>a</h1><noscript><p>b</p></noscript><template><p>c</p></template><p>d|</p>',
    );
  });

  it('is missing without a heading in the main content, or a paragraph', () => {
    for (const html of [
      '<h1>a</h1><p>b</p>',
      '<main><p>a</p></main>',
      '<main><h1>a</h1>b</main>',
    ]) {
      expect(findIntroductionEnd(html)).toBeUndefined();
    }
  });
});
