import React, {type ReactNode} from 'react';
import {nameCorrection} from '../correction';
import HitItem from './HitItem';
import HitList, {keyOf} from './HitList';
import type {Autocomplete, Item} from './items';
import type {ModalList} from './read-screen';

interface Props {
  lists: readonly ModalList[];
  /** The corrected query, if there is one. */
  corrected: string | undefined;
  /** Whether the panel of hits is open. */
  isOpen: boolean;
  autocomplete: Autocomplete;
  onSelect: (item: Item, event: unknown) => void;
}

/** The hits by section. */
export default function ResultsScreen(props: Props): ReactNode {
  const {lists, corrected, isOpen, autocomplete, onSelect} = props;
  return (
    <div className="DocSearch-Dropdown-Container">
      {isOpen && corrected !== undefined && (
        <p className="DocSearch-Corrected">{nameCorrection(corrected)}</p>
      )}
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
    </div>
  );
}
