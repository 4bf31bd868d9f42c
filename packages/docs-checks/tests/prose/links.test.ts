import {describe, expect, it} from 'vitest';
import {checkLinks} from '../../src/prose/rules/links';
import {checkRule} from '../support/check-rule';

describe('the text of links', () => {
  it.each(['here', 'This', 'this page.', 'Read more', 'link', ''])(
    'does not describe its target: "%s"',
    async (text) => {
      expect(await checkRule(checkLinks, [`[${text}](./a.mdx)`])).toHaveLength(
        1,
      );
    },
  );

  it('is not a URL', async () => {
    expect(
      await checkRule(checkLinks, [
        'See https://reef.example/a.',
        '',
        '<a href="/x">here</a>',
      ]),
    ).toEqual([
      `1 The link text is a URL: https://reef.example/a`,
      `3 The link text "here" doesn't describe its target`,
    ]);
  });

  it('describes the page, or the content of the image', async () => {
    expect(
      await checkRule(checkLinks, [
        '[This is how you count](./a.mdx) and [![A ray](./b.png)](./b.mdx)',
        '',
        'Write to ray@reef.example or open `https://reef.example`.',
      ]),
    ).toEqual([]);
  });

  it.each([
    '<a href="/x"><img src="/a.png" alt="Logo" /></a>',
    '<a href="/x"><ThemedImage alt="Logo" /></a>',
    '<a href="/x"><img src="/a.png" alt={logo} /></a>',
    '[![Logo][logo]](./a.mdx)',
    '<a href="/x" aria-label="Home"></a>',
    '<Link to="/x" aria-label={home}>Here</Link>',
    '<a href="/x" aria-labelledby="home"></a>',
    '<a href="/x" aria-label="Read more about rays">Read more</a>',
  ])('may be an alternative text or a label: %s', async (link) => {
    const logo = '[logo]: ./logo.png';
    expect(await checkRule(checkLinks, [link, '', logo])).toEqual([]);
  });

  it.each([
    '<a href="/x"><Icon name="home" /></a>',
    '<Link to="/x"><Icons.Home /></Link>',
    '[<Icon name="home" />](./a.mdx)',
  ])('may be written by a component: %s', async (link) => {
    expect(await checkRule(checkLinks, [link])).toEqual([]);
  });

  it.each([
    '<a href="/x"><svg /></a>',
    '<a href="/x"><Icon alt="" /></a>',
    '<a href="/x"><img src="/a.png" alt="" /></a>',
    '<a href="/x" aria-label=""></a>',
    '<Link to="/x"></Link>',
    '<a {...props}></a>',
  ])('is missing: %s', async (link) => {
    expect(await checkRule(checkLinks, [link])).toEqual([
      '1 The link has no text',
    ]);
  });

  it('is checked next to a component', async () => {
    const link = '[here <Icon name="home" />](./a.mdx)';
    expect(await checkRule(checkLinks, [link])).toEqual([
      `1 The link text "here" doesn't describe its target`,
    ]);
  });

  it('is checked in a label, too', async () => {
    const link = '<a href="/x" aria-label="Here">Rays</a>';
    expect(await checkRule(checkLinks, [link])).toEqual([
      `1 The link text "Here" doesn't describe its target`,
    ]);
  });

  it('is not required of an anchor, which leads nowhere', async () => {
    const anchor = '<a id="old-name"></a>';
    expect(
      await checkRule(checkLinks, [anchor, '', `## Rays ${anchor}`]),
    ).toEqual([]);
  });
});
