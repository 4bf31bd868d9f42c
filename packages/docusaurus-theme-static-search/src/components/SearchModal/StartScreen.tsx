import React, {type ReactNode} from 'react';
import PopularSymbols from '../PopularSymbols';
import QuickLinks from '../QuickLinks';
import type {openSavedSearches} from '../../client/saved-searches';
import HitList, {keyOf} from './HitList';
import type {Autocomplete, Item} from './items';
import type {ModalList} from './read-screen';
import SavedItem from './SavedItem';
import {texts} from './texts';

interface Props {
  lists: readonly ModalList[];
  /** Whether the rows are only displayed while another answer is loading. */
  isInert: boolean;
  autocomplete: Autocomplete;
  saved: ReturnType<typeof openSavedSearches>;
  onSelect: (item: Item, event: unknown) => void;
  onClose: () => void;
}

/** Shows saved searches and suggestions. */
export default function StartScreen(props: Props): ReactNode {
  const {lists, isInert, autocomplete, saved, onSelect, onClose} = props;
  const shown = lists.filter(({collection}) => collection.items.length > 0);
  if (shown.length === 0) {
    return (
      <div className="DocSearch-Dropdown-Container" inert={isInert}>
        <p className="DocSearch-Help DocSearch-NoRecent">
          {texts.noRecentSearchesText}
        </p>
        <QuickLinks onSelect={onClose} />
        <PopularSymbols onSelect={onClose} />
      </div>
    );
  }
  const change = (run: () => void) => () => {
    run();
    void autocomplete.refresh();
  };
  return (
    <div className="DocSearch-Dropdown-Container" inert={isInert}>
      {shown.map(({facts, collection}) => {
        const isFavorite = facts.kind === 'favorite';
        const list = isFavorite ? saved.favorites : saved.recent;
        return (
          <HitList
            key={facts.kind}
            title={
              isFavorite
                ? texts.favoriteSearchesTitle
                : texts.recentSearchesTitle
            }
            {...{collection, autocomplete}}
          >
            {(item) =>
              item.kind === 'saved' && (
                <SavedItem
                  key={keyOf(item)}
                  {...{item, isFavorite, autocomplete, onSelect}}
                  saved={item.saved}
                  source={collection.source}
                  onPromote={change(() => {
                    saved.promote(item.saved);
                  })}
                  onRemove={change(() => {
                    list.remove(item.saved);
                  })}
                />
              )
            }
          </HitList>
        );
      })}
      <QuickLinks onSelect={onClose} />
      <PopularSymbols onSelect={onClose} />
    </div>
  );
}
