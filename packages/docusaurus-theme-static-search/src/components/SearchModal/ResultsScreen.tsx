import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import HitItem from './HitItem';
import HitList, {keyOf} from './HitList';
import type {Autocomplete, Item} from './items';
import type {ModalList} from './read-screen';

interface Props {
  lists: readonly ModalList[];
  total: number;
  /** The address of the page with all results; null where there is none. */
  searchPage: string | null;
  /** Whether the panel of hits is open. */
  isOpen: boolean;
  autocomplete: Autocomplete;
  onSelect: (item: Item, event: unknown) => void;
  onClose: () => void;
}

/** The hits by section, and the way to all of them. */
export default function ResultsScreen(props: Props): ReactNode {
  const {lists, total, searchPage, isOpen, autocomplete, onSelect} = props;
  return (
    <div className="DocSearch-Dropdown-Container">
      {isOpen &&
        lists.map(
          ({facts, collection}) =>
            facts.kind === 'hits' && (
              <HitList
                key={facts.title}
                title={facts.title}
                {...{collection, autocomplete}}
              >
                {(item) =>
                  item.kind === 'hit' && (
                    <HitItem
                      key={keyOf(item)}
                      {...{item, autocomplete, onSelect}}
                      row={item.row}
                      source={collection.source}
                    />
                  )
                }
              </HitList>
            ),
        )}
      {searchPage !== null && (
        <section className="DocSearch-HitsFooter">
          <Link to={searchPage} onClick={props.onClose}>
            {translate(
              {
                id: 'theme.SearchBar.seeAll',
                message: 'See all {count} results',
              },
              {count: total},
            )}
          </Link>
        </section>
      )}
    </div>
  );
}
