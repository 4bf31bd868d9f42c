import type {ScreenProps, SearchBoxProps} from './useDocSearch';

type Props = Record<string, unknown>;

interface ListProps {
  title: string;
  collection: {source: unknown};
}

function isListProps(value: unknown): value is ListProps {
  return (
    value !== null &&
    typeof value === 'object' &&
    'title' in value &&
    'collection' in value
  );
}

function hasParent(item: unknown): boolean {
  return (
    item !== null &&
    typeof item === 'object' &&
    '__docsearch_parent' in item &&
    item.__docsearch_parent !== null
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/**
 * The input's attributes: a combobox whose popup are the lists that are shown.
 * DocSearch gives it no role, and names lists that are not there.
 */
export function comboboxProps(
  {state, getInputProps}: SearchBoxProps,
  given: Props,
): Props {
  const props = getInputProps(given);
  const controls = props['aria-controls'];
  const lists = isText(controls) ? controls.split(' ') : [];
  const shown = lists.filter(
    (_, place) => (state.collections[place]?.items.length ?? 0) > 0,
  );
  return {
    ...props,
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': shown.length > 0,
    'aria-haspopup': 'tree',
    'aria-controls': shown.join(' ') || undefined,
  };
}

/**
 * The lists' and their items' attributes. Hits hold links and buttons, which
 * options of a listbox may not; items of a tree may, and hits that stand below
 * their page are one.
 */
export function treeProps({
  getListProps,
  getItemProps,
}: ScreenProps): Pick<ScreenProps, 'getListProps' | 'getItemProps'> {
  return {
    // DocSearch calls it as a method of what describes the list, and leaves
    // its source out, so that all lists would have the same id.
    getListProps(this: unknown, given) {
      const list = isListProps(this) ? this : undefined;
      return {
        ...getListProps({...given, source: list?.collection.source}),
        role: 'tree',
        'aria-label': list?.title,
        'aria-labelledby': undefined,
      };
    },
    getItemProps: (given) => ({
      ...getItemProps(given),
      role: 'treeitem',
      'aria-level': hasParent(given.item) ? 2 : 1,
    }),
  };
}
