import {
  isValidElement,
  type ComponentProps,
  type JSX,
  type MouseEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import {
  DocSearchModal,
  version,
  type DocSearchModalProps,
  type DocSearchState,
  type InternalDocSearchHit,
  type StoredDocSearchHit,
} from '@docsearch/react';
import type {SavedSearches} from '../../client/saved-pages';

type Div = ComponentProps<'div'>;

/** Gives the attributes of an element, beside those that it is given. */
type GetProps = (given: Record<string, unknown>) => Record<string, unknown>;

export interface SearchBoxProps {
  state: DocSearchState<InternalDocSearchHit>;
  getInputProps: GetProps;
}

export interface ScreenProps extends SearchBoxProps {
  getListProps: GetProps;
  getItemProps: GetProps;
  inputRef: RefObject<HTMLInputElement | null>;
  translations?: DocSearchModalProps['translations'];
  recentSearches: SavedSearches;
  favoriteSearches: SavedSearches;
  refresh: () => Promise<void>;
  setIsOpen: (isOpen: boolean) => void;
  setQuery: (query: string) => void;
  onItemClick: (
    hit: InternalDocSearchHit | StoredDocSearchHit,
    event: MouseEvent,
  ) => void;
}

/** DocSearch's modal, taken apart. */
export interface DocSearchParts {
  container: Div;
  modal: Div;
  searchBar: Div;
  searchBox: ReactElement<SearchBoxProps>;
  dropdown: Div;
  screen: ReactElement<ScreenProps>;
  footer: Div;
}

// The modal is called as the hook that it is: it gives what it would show, and
// its state lives in the component that asks.
const useModal: (props: DocSearchModalProps) => JSX.Element = DocSearchModal;

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isParent(
  node: unknown,
): node is ReactElement<Div & {children: unknown}> {
  return isValidElement<Div>(node) && 'children' in node.props;
}

function isSearchBox(node: unknown): node is ReactElement<SearchBoxProps> {
  return isValidElement<object>(node) && 'getInputProps' in node.props;
}

function isScreen(node: unknown): node is ReactElement<ScreenProps> {
  return isSearchBox(node) && 'recentSearches' in node.props;
}

function takeApart(container: unknown): DocSearchParts | undefined {
  const modal: unknown = isParent(container) && container.props.children;
  if (!isParent(container) || !isParent(modal)) {
    return undefined;
  }
  const rows: unknown = modal.props.children;
  const [searchBar, dropdown, footer] = isList(rows) ? rows : [];
  if (!isParent(searchBar) || !isParent(dropdown) || !isParent(footer)) {
    return undefined;
  }
  const searchBox: unknown = searchBar.props.children;
  const screen: unknown = dropdown.props.children;
  return isSearchBox(searchBox) && isScreen(screen)
    ? {
        container: container.props,
        modal: modal.props,
        searchBar: searchBar.props,
        searchBox,
        dropdown: dropdown.props,
        screen,
        footer: footer.props,
      }
    : undefined;
}

/**
 * Runs DocSearch and gives its modal in parts, so that they can be put
 * together as a dialog that everyone can use. DocSearch offers no other way: it
 * takes no children, and its container is a button around everything else.
 *
 * @param props - must stay the same between renders, functions too: DocSearch
 * forgets the query where one of them is new.
 * @throws where another version of DocSearch renders another tree.
 */
export function useDocSearch(props: DocSearchModalProps): DocSearchParts {
  const parts = takeApart(useModal(props));
  if (!parts) {
    throw new Error(
      `DocSearch ${version} renders its modal in another way: adapt ` +
        'src/components/search/SearchModal/useDocSearch.ts.',
    );
  }
  return parts;
}
