import {useMemo} from 'react';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Filters} from './filters';

/** Docusaurus' tag of whatever belongs to no docs instance. */
const DEFAULT_TAG = 'default';

/**
 * Gives the filters of the page's language, and of the versions of the docs
 * that the reader prefers: the same list until one of them changes.
 *
 * @param isContextual - whether to filter at all.
 */
export function useContextFilters(isContextual: boolean): Filters {
  const {currentLocale} = useDocusaurusContext().i18n;
  // A list of names without blanks makes one text that React can compare.
  const tags = [DEFAULT_TAG, ...useDocsContextualSearchTags()].join(' ');
  return useMemo(
    () =>
      isContextual
        ? [
            `language:${currentLocale}`,
            tags.split(' ').map((tag) => `docusaurus_tag:${tag}`),
          ]
        : [],
    [isContextual, currentLocale, tags],
  );
}
