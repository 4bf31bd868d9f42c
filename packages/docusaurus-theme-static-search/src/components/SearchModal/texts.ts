import {translate} from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';

const {placeholder, modal = {}} = translations;

/**
 * The modal's texts: those of `@theme/SearchTranslations`, and DocSearch's own
 * for those missing in that file.
 */
export const texts = {
  placeholder,
  searchInputLabel: 'Search',
  resetButtonTitle: 'Clear the query',
  resetButtonAriaLabel: 'Clear the query',
  cancelButtonText: 'Cancel',
  cancelButtonAriaLabel: 'Cancel',
  ...modal.searchBox,
  recentSearchesTitle: 'Recent',
  noRecentSearchesText: 'No recent searches',
  saveRecentSearchButtonTitle: 'Save this search',
  removeRecentSearchButtonTitle: 'Remove this search from history',
  favoriteSearchesTitle: 'Favorite',
  removeFavoriteSearchButtonTitle: 'Remove this search from favorites',
  ...modal.startScreen,
  titleText: 'Unable to fetch results',
  helpText: 'You might want to check your network connection.',
  ...modal.errorScreen,
  noResultsText: 'No results for',
  suggestedQueryText: 'Try searching for',
  reportMissingResultsText: 'Believe this query should return results?',
  reportMissingResultsLinkText: 'Let us know.',
  ...modal.noResultsScreen,
  selectText: 'to select',
  selectKeyAriaLabel: 'Enter key',
  navigateText: 'to navigate',
  navigateUpKeyAriaLabel: 'Arrow up',
  navigateDownKeyAriaLabel: 'Arrow down',
  closeText: 'to close',
  closeKeyAriaLabel: 'Escape key',
  searchByText: 'Search by',
  ...modal.footer,
  modalLabel: translate({
    id: 'theme.SearchPage.emptyResultsTitle',
    message: 'Search the documentation',
    description: 'The search page title for empty query',
  }),
};
