import {describe, expect, it} from 'vitest';
import {markdownUrl, notebookUrl} from '../src/addresses';

describe('the address of a Markdown copy', () => {
  it.each([
    ['/docs/intro', '/', '/docs/intro.md'],
    ['/docs/guides/', '/', '/docs/guides.md'],
    ['/fr/docs/2.0/guides/', '/fr/', '/fr/docs/2.0/guides.md'],
    ['/reef/docs', '/reef', '/reef/docs.md'],
    ['/', '/', '/index.md'],
    ['/reef/', '/reef/', '/reef/index.md'],
    ['/reef', '/reef/', '/reef/index.md'],
  ])('of %s below %s is %s', (permalink, baseUrl, url) => {
    expect(markdownUrl(permalink, baseUrl)).toBe(url);
  });
});

describe('the address of a notebook', () => {
  it('is beside its page', () => {
    expect(notebookUrl('/reef/tutorials/counting/', '/reef/')).toBe(
      '/reef/tutorials/counting.ipynb',
    );
  });

  it('is the last segment of its page in a shared folder', () => {
    expect(
      notebookUrl('/reef/tutorials/first/counting', '/reef/', 'notebooks'),
    ).toBe('/reef/notebooks/counting.ipynb');
    expect(notebookUrl('/tutorials/', '/', 'notebooks')).toBe(
      '/notebooks/tutorials.ipynb',
    );
  });
});
