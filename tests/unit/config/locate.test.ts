import {describe, expect, it} from 'vitest';
import {locateField} from '../../../config/identity/locate';

const SOURCE = `import type {Product} from './identity/types';

const label = 'Wharf';

export const product: Product = {
  // label: 'Harbour',
  footer: [
    {title: 'GUIDES', links: []},
    {
      title: 'MORE',
      links: [
        {label: 'Harbour', href: 'https://www.harbour.test'},
        {
          label,
          href: 'harbour.test',
        },
      ],
    },
  ],
  source: {
    label: 'Source',
  },
  company: {
    url: 'https://www.harbour.test',
    'label': '',
  },
  'a(b': 1,
};
`;

const lineOf = (path: string) => locateField(SOURCE, path.split('.'));

describe('locateField', () => {
  it('finds a field in its own object', () => {
    expect(lineOf('source.label')).toBe(21);
    expect(lineOf('company.label')).toBe(25);
  });

  it('finds an entry of a list, and a field in it', () => {
    expect(lineOf('footer.1')).toBe(9);
    expect(lineOf('footer.1.links.0.href')).toBe(12);
    expect(lineOf('footer.1.links.1.label')).toBe(14);
    expect(lineOf('footer.1.links.1.href')).toBe(15);
  });

  it('finds a field of any name', () => {
    expect(lineOf('a(b')).toBe(27);
  });

  it('returns the line of the enclosing object for a missing field', () => {
    expect(lineOf('source.url')).toBe(20);
    expect(lineOf('footer.1.links.7.label')).toBe(11);
    expect(lineOf('footer.1.links.1.label.length')).toBe(14);
  });

  it('returns the line of the exported object for a missing top-level field', () => {
    expect(lineOf('tagline')).toBe(5);
  });

  it('looks through syntax that only affects types', () => {
    const source =
      'export const home = ({\n  lead: 1,\n} as const) satisfies X;';
    expect(locateField(source, ['lead'])).toBe(2);
  });

  it('returns the first line of a source that exports no object', () => {
    expect(locateField('', ['name'])).toBe(1);
    expect(locateField('\nconst home = {};', ['name'])).toBe(1);
  });
});
