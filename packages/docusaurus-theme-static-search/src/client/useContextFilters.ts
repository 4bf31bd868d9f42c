import {useMemo} from 'react';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Filters} from './filters';

/** Docusaurus' tag for pages outside docs instances. */
const DEFAULT_TAG = 'default';

/**
 * Returns the filters for the page's language and for the reader's preferred
 * versions of the docs. The array stays the same until one of them changes.
 *
 * @param isContextual - whether to filter at all.
 */
export function useContextFilters(isContextual: boolean): Filters {
  const {currentLocale} = useDocusaurusContext().i18n;
  // React can compare one string. Tags can't contain a slash, as the names of
  // versions are those of folders, but they can contain spaces.
  const tags = [DEFAULT_TAG, ...useDocsContextualSearchTags()].join('/');
  return useMemo(
    () =>
      isContextual
        ? [
            `language:${currentLocale}`,
            tags.split('/').map((tag) => `docusaurus_tag:${tag}`),
          ]
        : [],
    [isContextual, currentLocale, tags],
  );
}
