import {describe, expect, it} from 'vitest';
import {entries, kinds, parse, prose} from './docstring-parts';

/** A NumPy docstring with one section. */
function section(title: string, ...lines: string[]): string {
  return ['Sail.', '', title, '-'.repeat(title.length), ...lines].join('\n');
}

describe('a directive among the entries of a NumPy docstring', () => {
  it('begins a section of its own below the last result', () => {
    const docstring = parse(
      section(
        'Returns',
        'y : int',
        '    Speed.',
        '',
        '.. note::',
        '',
        '   Hm.',
      ),
    );
    expect(kinds(docstring)).toEqual(['text', 'returns', 'notes']);
    expect(entries(docstring, 'returns')).toMatchObject([
      {name: 'y', annotation: 'int', description: 'Speed.'},
    ]);
    expect(prose(docstring, 'notes')).toEqual(['Hm.']);
  });

  it('deprecates the whole below the last exception', () => {
    const docstring = parse(
      section('Raises', 'OSError', '    In a storm.', '.. deprecated:: 2.0'),
    );
    expect(kinds(docstring)).toEqual(['text', 'raises', 'deprecated']);
    expect(docstring.sections[2]).toMatchObject({version: '2.0', line: 16});
  });

  it('leaves no empty section behind', () => {
    const docstring = parse(section('Raises', '.. warning:: Storms.'));
    expect(kinds(docstring)).toEqual(['text', 'warnings']);
  });

  it('belongs to the entry above it if another one follows', () => {
    const docstring = parse(
      section(
        'Returns',
        'x : int',
        '  Speed.',
        '.. math:: x = 1',
        'str',
        '.. note::',
        '   Hm.',
        'bool',
      ),
    );
    expect(entries(docstring, 'returns')).toMatchObject([
      {name: 'x', description: 'Speed.\n.. math:: x = 1'},
      {annotation: 'str', description: '.. note::\n   Hm.'},
      {annotation: 'bool', description: ''},
    ]);
  });

  it.each(['.. versionadded:: 1.0', '.. deprecated: 1.0'])(
    'states the version of the last parameter: %s',
    (version) => {
      const docstring = parse(
        section('Parameters', 'x : int', '    One.', '', version),
      );
      expect(kinds(docstring)).toEqual(['text', 'parameters']);
      expect(entries(docstring, 'parameters')).toMatchObject([
        {name: 'x', description: `One.\n\n${version}`},
      ]);
    },
  );

  it('begins a section below the last parameter if it states no version', () => {
    const docstring = parse(
      section('Parameters', 'x : int', '    One.', '', '.. warning::', '   A.'),
    );
    expect(kinds(docstring)).toEqual(['text', 'parameters', 'warnings']);
  });

  it('is part of the paragraphs that describe a single result', () => {
    const lines = [
      'The speed of the ship',
      'in knots.',
      '',
      '.. math::',
      '',
      '   v = 1',
      '',
      'Without wind.',
    ];
    expect(entries(parse(section('Returns', ...lines)), 'returns')).toEqual([
      expect.objectContaining({
        annotation: null,
        description: lines.join('\n'),
      }),
    ]);
  });
});

describe('a directive among the entries of a Google docstring', () => {
  it.each(['Args', 'Raises'])('keeps its block, below %s', (heading) => {
    const lines = [
      'Sail.',
      '',
      `${heading}:`,
      '    Storm: If waves',
      '        are high.',
      '',
      '    .. deprecated:: 2.0',
      '        Use:',
      '',
      '            sail()',
      '    Other: Rarely.',
    ];
    const docstring = parse(lines.join('\n'));
    const [, section] = docstring.sections;
    expect(section).toMatchObject({
      entries: [
        {
          name: 'Storm',
          description:
            'If waves\nare high.\n\n.. deprecated:: 2.0\n    Use:\n\n        sail()',
        },
        {name: 'Other', description: 'Rarely.'},
      ],
    });
  });
});
