import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  createSectionTranslator,
  readTranslations,
} from '../src/plugin/translations';

const source = path.resolve(import.meta.dirname, '../src');
const PREFIX = 'theme.StaticSearch.';

/** Lists the ids of the texts in the components. */
function listIds(): string[] {
  const files = fs
    .readdirSync(source, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(path.join(source, file), 'utf8'));
  const found = files.flatMap((text) =>
    [...text.matchAll(/id: '(theme\.StaticSearch\.\w+)'/g)].map(
      ([, id = '']) => id,
    ),
  );
  return [...new Set(found)];
}

/** The texts of Docusaurus' own search theme, without the notes for translators. */
function readStock(locale: string): Record<string, string> {
  const theme = createRequire(import.meta.url).resolve(
    '@docusaurus/theme-search-algolia',
  );
  const translations = path.dirname(
    createRequire(theme).resolve('@docusaurus/theme-translations/package.json'),
  );
  const file = `locales/${locale}/theme-search-algolia.json`;
  const texts = JSON.parse(
    fs.readFileSync(path.join(translations, file), 'utf8'),
  ) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(texts).filter(([id]) => !id.endsWith('___DESCRIPTION')),
  );
}

const SECTIONS = ['API', 'Blog', 'Docs'].map(
  (name) => `${PREFIX}section.${name}`,
);

describe("the package's translations", () => {
  const locales = fs
    .readdirSync(path.join(source, 'translations'))
    .map((file) => path.basename(file, '.json'));

  it.each(locales)('contain every text of the package in %s', (locale) => {
    const own = Object.keys(readTranslations(locale)).filter((id) =>
      id.startsWith(PREFIX),
    );
    expect(own.sort()).toEqual([...listIds(), ...SECTIONS].sort());
  });

  it.each(locales)(
    "and Docusaurus' leave no text in English in %s",
    (locale) => {
      const english = readStock('base');
      const texts = {...readStock(locale), ...readTranslations(locale)};
      const left = Object.keys(english).filter(
        (id) => texts[id] === undefined || texts[id] === english[id],
      );
      expect(Object.keys(english)).toContain('theme.SearchModal.placeholder');
      expect(left).toEqual([]);
    },
  );

  it.each(locales)('keep the placeholders of the texts in %s', (locale) => {
    const texts = readTranslations(locale);
    expect(texts[`${PREFIX}hits`]).toMatch(
      /^\{count\}[^|]+\{place\}\.\|\{count\}[^|]+\{place\}\.$/,
    );
    expect(texts[`${PREFIX}noResults`]).toContain('{query}');
    expect(texts[`${PREFIX}place`]).toMatch(/^ .*\{section\}$/);
  });

  it('of a language apply to its regions', () => {
    expect(readTranslations('fr-CA')).toEqual(readTranslations('fr'));
    expect(readTranslations('xx')).toEqual({});
  });
});

describe('the name of a section', () => {
  it("comes from the site's code.json, or else the package's translations", () => {
    const translate = createSectionTranslator('fr', {
      [`${PREFIX}section.Guides`]: 'Modes d’emploi',
      [`${PREFIX}section.Blog`]: 'Journal',
    });
    expect(['Guides', 'Blog', 'Docs', 'Home'].map(translate)).toEqual([
      'Modes d’emploi',
      'Journal',
      'Documentation',
      'Home',
    ]);
  });
});
