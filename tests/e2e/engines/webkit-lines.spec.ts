import {expect} from '@playwright/test';
import {IS_THERE, open, test} from './webkit';

/** Counts the lines, at many widths, that begin with the mark behind a term. */
function countLostMarks(): {marks: number; lost: number} {
  const range = document.createRange();
  const count = {marks: 0, lost: 0};
  for (const word of document.querySelectorAll(
    'article p button[aria-describedby], article li button[aria-describedby]',
  )) {
    const next = word.parentElement?.nextSibling;
    const block = word.closest<HTMLElement>('p, li');
    if (block && next instanceof Text && /^[.,;:]/.test(next.data)) {
      count.marks += 1;
      range.setStart(next, 0);
      range.setEnd(next, 1);
      for (let width = 200; width < 600; width += 5) {
        block.style.width = `${width}px`;
        const mark = range.getBoundingClientRect();
        if (mark.top >= word.getBoundingClientRect().bottom) {
          count.lost += 1;
        }
      }
      block.style.width = '';
    }
  }
  return count;
}

test.describe('WebKit', () => {
  test.skip(
    !IS_THERE,
    'Install webkit2gtk-driver, xvfb and xauth to test with WebKit.',
  );

  test('no line begins with the comma or full stop behind a term in WebKit', async ({
    tab,
    baseURL,
  }) => {
    await open(tab, baseURL, '/guides/general-reference/security');
    const {marks, lost} = await tab.evaluate(countLostMarks);
    expect(marks).toBeGreaterThan(2);
    expect(lost).toBe(0);
  });
});
