import {describe, expect, it} from 'vitest';
import {proseToMarkdown} from '../../src/docstrings/admonitions';
import {toMdx} from '../../src/docstrings/to-mdx';

function shown(...lines: string[]): string {
  return toMdx(proseToMarkdown(lines.join('\n')), () => undefined);
}

describe('a field of a docstring that has no section', () => {
  it('is an item of a list', () => {
    expect(
      shown(
        'Sails a ship.',
        '',
        ':copyright: (c) 2020 by the crew,',
        '    see CREW for details.',
        ':License: `BSD`',
        '',
        'The end.',
      ),
    ).toBe(
      'Sails a ship.\n\n- **Copyright:** (c) 2020 by the crew,\n  see CREW for details.\n- **License:** `BSD`\n\nThe end.',
    );
  });

  it('is an item below a title that tildes underline', () => {
    expect(shown('The ship', '~~~~~~~~', '', 'Sails.', '', ':author: Me')).toBe(
      '**The ship**\n\nSails.\n\n- **Author:** Me',
    );
  });

  it('is an item below code in backticks that contains tildes', () => {
    expect(shown('```text', '~~~', '```', '', ':author: Me')).toBe(
      '~~~~text\n~~~\n~~~~\n\n- **Author:** Me',
    );
  });

  it('may refer to something else or be a note', () => {
    expect(
      shown('Sails.', '', ':see: `Ship`', ':note: Only with', '  wind.'),
    ).toBe('Sails.\n\n- **See:** `Ship`\n- **Note:** Only with\n  wind.');
  });

  it('is a label if it has no text on its line', () => {
    expect(shown('Sails.', '', ':Example:', '', '>>> sail()', '1')).toMatch(
      /^Sails\.\n\n\*\*Example:\*\*\n\n<Session/,
    );
  });

  it.each([
    ['in code', '~~~text\n\n:author: me\n~~~'],
    ['in code with tildes', '~~~~text\n~~~\n\n:author: me\n~~~~'],
    ['within a paragraph', 'Sail\n{":"}author: me'],
  ])('stays as it is %s', (_, mdx) => {
    expect(shown(...mdx.replace('{":"}', ':').split('\n'))).toBe(mdx);
  });

  it.each([
    [':class:`Order` sails.', '`Order` sails.'],
    [
      ':rotating_light: Mind the rocks.',
      '{":"}rotating_light: Mind the rocks.',
    ],
    [':rocket: Sails faster.', '{":"}rocket: Sails faster.'],
  ])('is not what other markup begins: %j', (text, mdx) => {
    expect(shown(text)).toBe(mdx);
  });
});
