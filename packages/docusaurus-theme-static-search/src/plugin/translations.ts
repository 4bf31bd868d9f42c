import fs from 'node:fs';
import {fileURLToPath} from 'node:url';
import {isRecord} from 'docusaurus-plugin-page-exports/guards';

/** Texts by id. */
export type Messages = Readonly<Record<string, string>>;

const folder = new URL('../translations/', import.meta.url);

function readMessages(name: string): Messages | undefined {
  const file = fileURLToPath(new URL(`${name}.json`, folder));
  if (!fs.existsSync(file)) {
    return undefined;
  }
  const value: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  return isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      )
    : {};
}

/**
 * Reads the package's own translations.
 *
 * @param locale - such as `fr-CA`, which falls back to `fr`.
 * @returns {} if the package has none for the language.
 */
export function readTranslations(locale: string): Messages {
  const [language = locale] = locale.split('-');
  return readMessages(locale) ?? readMessages(language) ?? {};
}

/** Returns the id of a section's name. */
export function sectionId(name: string): string {
  return `theme.StaticSearch.section.${name}`;
}

/**
 * Creates a function that translates section names: with the site's
 * `code.json`, or else the package's translations.
 *
 * @param ownMessages - the texts of the site's `code.json`.
 */
export function createSectionTranslator(
  locale: string,
  ownMessages: Messages,
): (name: string) => string {
  const messages = {...readTranslations(locale), ...ownMessages};
  return (name) => messages[sectionId(name)] ?? name;
}
