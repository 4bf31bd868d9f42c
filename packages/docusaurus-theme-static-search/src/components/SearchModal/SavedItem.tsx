import React, {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {SavedSearch} from '../../client/saved-searches';
import {onLinkClick, RowTexts} from './HitItem';
import {RecentIcon, ResetIcon, StarIcon} from './icons';
import type {Autocomplete, Collection, Item} from './items';
import {texts} from './texts';

interface Props {
  item: Item;
  saved: SavedSearch;
  source: Collection['source'];
  autocomplete: Autocomplete;
  isFavorite: boolean;
  onSelect: (item: Item, event: unknown) => void;
  /** Turns a recent search into a favorite. */
  onPromote: () => void;
  onRemove: () => void;
}

type Leaving = 'deleting' | 'favoriting';

/** The duration of the fade in DocSearch's styles. */
const FADE_MS = {deleting: 250, favoriting: 500};

function textsOf({type, hierarchy, content}: SavedSearch) {
  const plain = (text: string | null | undefined) => ({
    text: text ?? '',
    ranges: [],
  });
  if (type === 'content') {
    return {title: plain(content), path: plain(hierarchy.lvl1)};
  }
  return type === 'lvl1' || !hierarchy[type]
    ? {
        title: plain(hierarchy.lvl1 ?? hierarchy.lvl0),
        path: content ? plain(content) : undefined,
      }
    : {title: plain(hierarchy[type]), path: plain(hierarchy.lvl1)};
}

function Action({
  label,
  icon,
  onClick,
}: {
  label: string;
  icon: ReactNode;
  onClick: () => void;
}): ReactNode {
  return (
    <div className="DocSearch-Hit-action">
      <button
        className="DocSearch-Hit-action-button"
        type="button"
        title={label}
        onClick={onClick}
      >
        {icon}
      </button>
    </div>
  );
}

/** A saved search, with buttons beside its link. */
export default function SavedItem(props: Props): ReactNode {
  const {item, saved, source, autocomplete, isFavorite, onSelect} = props;
  const [leaving, setLeaving] = useState<Leaving>();

  function leave(how: Leaving, done: () => void): void {
    setLeaving(how);
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)');
    setTimeout(done, isStill.matches ? 0 : FADE_MS[how]);
  }

  return (
    <li
      className={clsx('DocSearch-Hit', leaving && `DocSearch-Hit--${leaving}`)}
      {...autocomplete.getItemProps({
        item,
        source,
        role: 'treeitem',
        'aria-level': 1,
        onClick: onLinkClick(item, onSelect),
      })}
    >
      <Link to={saved.url}>
        <div className="DocSearch-Hit-Container">
          <div className="DocSearch-Hit-icon">
            {isFavorite ? <StarIcon /> : <RecentIcon />}
          </div>
          <RowTexts {...textsOf(saved)} />
        </div>
      </Link>
      <div className="DocSearch-Hit-actions">
        {!isFavorite && (
          <Action
            label={texts.saveRecentSearchButtonTitle}
            icon={<StarIcon />}
            onClick={() => {
              leave('favoriting', props.onPromote);
            }}
          />
        )}
        <Action
          label={
            isFavorite
              ? texts.removeFavoriteSearchButtonTitle
              : texts.removeRecentSearchButtonTitle
          }
          icon={<ResetIcon />}
          onClick={() => {
            leave('deleting', props.onRemove);
          }}
        />
      </div>
    </li>
  );
}
