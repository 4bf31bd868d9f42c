import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext} from '@docusaurus/types';

/** The folder of the theme's components. */
export const themeFolder = fileURLToPath(new URL('../theme', import.meta.url));

/** Folders of components and functions outside the theme that show texts. */
export const textFolders = [
  new URL('../client', import.meta.url),
  new URL('../components', import.meta.url),
].map((url) => fileURLToPath(url));

/**
 * A client module that detects a reader who wants to search before the page is
 * interactive, and loads the search.
 */
export const earlySearch = fileURLToPath(
  new URL('../client/early-search', import.meta.url),
);

/**
 * Returns the file for the records of a locale: other locales than the default
 * one add their name.
 */
export function locateRecords(
  {siteDir, i18n}: LoadContext,
  recordsFile: string,
): string {
  const {dir, name, ext} = path.parse(path.resolve(siteDir, recordsFile));
  const {currentLocale, defaultLocale} = i18n;
  const locale = currentLocale === defaultLocale ? '' : `.${currentLocale}`;
  return path.join(dir, `${name}${locale}${ext}`);
}
