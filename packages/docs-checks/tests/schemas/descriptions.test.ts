import {describe, expect, it} from 'vitest';
import {describeFields} from '../../src/schemas/python/descriptions';

/** Returns the description of a field that a docstring describes so. */
function describeField(description: string): string | undefined {
  const entry = {
    name: 'reef',
    annotation: null,
    description,
    default: null,
    optional: false,
    line: 3,
  };
  const docstring = {
    raw: '',
    style: 'google' as const,
    sections: [
      {
        kind: 'attributes' as const,
        title: 'Attributes',
        entries: [entry],
        line: 2,
      },
    ],
    file: 'reef.pyi',
    line: 1,
    endLine: 9,
    inheritedFrom: null,
  };
  return describeFields([docstring]).get('reef');
}

describe('the description of a field', () => {
  it('has a line for each paragraph', () => {
    expect(describeField('Where\nit is.\n\nOr\n  was.')).toBe(
      'Where it is.\n\nOr was.',
    );
  });

  it.each([
    ['a list', '- north\n- south'],
    ['code with blank lines', '```yaml\na: 1\n\nb:\n  c: 2\n\nd: 3\n```'],
    ['a title', 'The reef\n~~~~~~~~'],
  ])('keeps the lines of %s', (_, block) => {
    expect(describeField(`Where\nit is.\n\n${block}\n\nOr\nwas.`)).toBe(
      `Where it is.\n\n${block}\n\nOr was.`,
    );
  });
});
