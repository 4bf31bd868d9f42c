import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {titleAdmonitions} from '../../src/content/title-admonitions';
import {writeMarkdown} from '../../src/markdown/write-markdown';
import {createNotebook} from '../../src/notebook/notebook';
import {readParts} from '../../src/notebook/read-parts';
import {parseMarkdown} from '../../src/page';

const MESSAGES = {
  'theme.admonition.note': 'hinweis',
  'theme.admonition.danger': 'äußerst gefährlich',
};

function parse(source: string): Root {
  const tree = parseMarkdown(source);
  titleAdmonitions(tree, MESSAGES, 'de');
  return tree;
}

const copy = (source: string) => writeMarkdown(parse(source), (url) => url);

describe('the titles of admonitions', () => {
  it('are translated, with a capital letter, at every level', () => {
    expect(
      copy(':::note\n\nEins.\n\n:::\n\n- ::::danger\n\n  Zwei.\n\n  ::::\n'),
    ).toBe(
      '> **Hinweis**\n>\n> Eins.\n\n- > **Äußerst gefährlich**\n  >\n  > Zwei.\n',
    );
  });

  it('have the capital letter of the language', () => {
    const tree = parseMarkdown(':::tip\n\nBir.\n\n:::\n');
    titleAdmonitions(tree, {'theme.admonition.tip': 'ipucu'}, 'tr');
    expect(writeMarkdown(tree, (url) => url)).toContain('**İpucu**');
  });

  it('are translated in notebooks, too', () => {
    const parts = readParts(parse(':::note\n\nEins.\n\n:::\n'), (url) => url);
    expect(JSON.stringify(createNotebook('T', parts))).toContain('**Hinweis**');
  });

  it('stay if the page has its own, or the theme has no text', () => {
    expect(copy(':::note[Merke]\n\nEins.\n\n:::\n')).toContain('**Merke**');
    expect(copy(':::note{title="Merke"}\n\nEins.\n\n:::\n')).toBe(
      '> **Merke**\n>\n> Eins.\n',
    );
    expect(copy(':::note[A]{title="Merke"}\n\nEins.\n\n:::\n')).toBe(
      '> **Merke**\n>\n> Eins.\n',
    );
    expect(copy(':::tip\n\nZwei.\n\n:::\n')).toContain('**Tip**');
  });
});
