import {beforeEach, describe, expect, it, type Mock, vi} from 'vitest';

vi.mock('@docusaurus/ExecutionEnvironment', () => ({
  default: {canUseDOM: true},
}));

class Link {
  readonly href = 'https://docs.harbour.test/guides/pods#start';
  readonly dataset: Record<string, string> = {};

  closest() {
    return this;
  }
}

describe('a click on the link of a heading', () => {
  let copied: Mock<(text: string) => Promise<void>>;
  let region: {textContent: string};
  let click: (link: Link, keys?: Partial<MouseEvent>) => void;

  beforeEach(async () => {
    region = {textContent: ''};
    copied = vi.fn(() => Promise.resolve());
    vi.stubGlobal('Element', Link);
    vi.stubGlobal('HTMLAnchorElement', Link);
    vi.stubGlobal('document', {
      getElementById: () => region,
      addEventListener: (_type: string, listener: (event: object) => void) => {
        click = (target, keys) => {
          listener({target, ...keys});
        };
      },
    });
    vi.stubGlobal('navigator', {clipboard: {writeText: copied}});
    vi.resetModules();
    await import('../../../src/client/copy-anchors');
  });

  it('copies its URL and announces it', async () => {
    const link = new Link();
    click(link);
    await expect.poll(() => region.textContent).toBe('Link copied');
    expect(copied).toHaveBeenCalledExactlyOnceWith(link.href);
    expect(link.dataset.copied).toBe('');
  });

  it.each([
    ['there is no clipboard', {}],
    [
      'the clipboard refuses it',
      {clipboard: {writeText: () => Promise.reject(new Error('denied'))}},
    ],
  ])('refers to the address bar if %s', async (_why, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const link = new Link();
    click(link);
    await expect
      .poll(() => region.textContent)
      .toBe('Could not copy the link. Copy it from the address bar instead.');
    expect(link.dataset).toEqual({});
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
    'copies nothing with %s, which has another meaning',
    (key) => {
      click(new Link(), {[key]: true});
      expect(copied).not.toHaveBeenCalled();
    },
  );
});
