import {PurgeCSS} from 'purgecss';
import type {Names} from './collect-names';

/** Attributes change as a page is used: whatever asks for one stays. */
function listAttributes(css: string): string[] {
  return [...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name);
}

/**
 * Drops the rules that match nothing in some pages.
 *
 * Attribute selectors and pseudo-classes stay, for the state that they ask for
 * may come later; so do the names in `keep`.
 *
 * @param css - a whole stylesheet.
 * @param names - what the pages hold.
 * @param keep - names that scripts add before hydration.
 * @returns the rules that are left, in their order.
 */
export async function purgeStyles(
  css: string,
  names: Names,
  keep: readonly string[],
): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{raw: '', extension: 'names'}],
    css: [{raw: css}],
    extractors: [
      {
        extensions: ['names'],
        extractor: () => ({
          tags: [...names.tags],
          classes: [...names.classes],
          ids: [...names.ids],
          attributes: {names: [], values: []},
          undetermined: [],
        }),
      },
    ],
    safelist: {
      standard: [...keep],
      variables: [...names.variables],
    },
    dynamicAttributes: listAttributes(css),
    keyframes: true,
    variables: true,
  });
  return purged?.css ?? css;
}
