import React, {type MouseEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {HitRow} from '../../client/group-hits';
import type {MarkedText} from '../../interface/types';
import {nameKind} from '../../records/introduce';
import KindIcon from '../KindIcon';
import Marked from '../Marked';
import {SelectIcon, SourceIcon, TreeIcon} from './icons';
import type {Autocomplete, Collection, Item} from './items';

interface Props {
  item: Item;
  row: HitRow;
  source: Collection['source'];
  autocomplete: Autocomplete;
  onSelect: (item: Item, event: unknown) => void;
}

/** Selects an item only by a click on its link, not elsewhere in its row. */
export function onLinkClick(
  item: Item,
  onSelect: Props['onSelect'],
): (event: MouseEvent) => void {
  return (event) => {
    if (event.target instanceof Element && event.target.closest('a')) {
      onSelect(item, event);
    }
  };
}

/** The steps to a location; a phone only has room for the last one. */
function Steps({place, mark}: {place: string; mark: string}): ReactNode {
  const end = place.lastIndexOf(mark) + 1;
  return (
    <>
      <span className="DocSearch-Hit-above">{place.slice(0, end)}</span>
      {place.slice(end)}
    </>
  );
}

/**
 * Shows at the edge where a page or symbol is. Its icon is hidden from screen
 * readers.
 */
function Place({
  row: {hit, place},
}: {
  row: Pick<HitRow, 'hit' | 'place'>;
}): ReactNode {
  const {symbol} = hit;
  if (symbol) {
    return (
      <small>
        {' '}
        <span className="DocSearch-VisuallyHiddenForAccessibility">
          {nameKind(symbol.kind)}
          {symbol.module && ' of '}
        </span>
        {/* Cut off at its start: the end is the most specific part. */}
        {symbol.module && (
          <span className="DocSearch-Hit-module" dir="rtl">
            <bdi>
              <Steps place={symbol.module} mark="." />
            </bdi>
          </span>
        )}
      </small>
    );
  }
  return (
    place !== undefined && (
      <small>
        {' '}
        <span dir="auto">
          <Steps place={place} mark="›" />
        </span>
      </small>
    )
  );
}

/**
 * The texts of a row. Each has its own direction, because a site may have pages
 * that aren't translated.
 */
export function RowTexts({
  title,
  path,
  isName = false,
  children,
}: {
  title: MarkedText;
  path: MarkedText | undefined;
  /** Whether the title is the name of a symbol. */
  isName?: boolean;
  /** Content at the edge, beside the title. */
  children?: ReactNode;
}): ReactNode {
  return (
    <div className="DocSearch-Hit-content-wrapper">
      <span className="DocSearch-Hit-head">
        <span className="DocSearch-Hit-title" dir="auto">
          <Marked {...title} isName={isName} />
        </span>
        {children}
      </span>
      {path && (
        <span className="DocSearch-Hit-path" dir="auto">
          <Marked {...path} />
        </span>
      )}
    </div>
  );
}

/** A hit, nested below the row of its page if that is in the list. */
export default function HitItem(props: Props): ReactNode {
  const {item, row, source, autocomplete, onSelect} = props;
  const {hit, parent} = row;
  return (
    <li
      className={clsx('DocSearch-Hit', parent && 'DocSearch-Hit--Child')}
      {...autocomplete.getItemProps({
        item,
        source,
        role: 'treeitem',
        'aria-level': parent ? 2 : 1,
        onClick: onLinkClick(item, onSelect),
      })}
    >
      <Link className={clsx(hit.symbol && 'DocSearch-Symbol')} to={hit.url}>
        <div className="DocSearch-Hit-Container">
          {parent && <TreeIcon isLast={row.isLastChild} />}
          <div className="DocSearch-Hit-icon">
            {hit.symbol ? (
              <KindIcon kind={hit.symbol.kind} />
            ) : (
              <SourceIcon type={hit.type} />
            )}
          </div>
          <RowTexts
            title={row.title}
            path={row.path}
            isName={hit.symbol !== undefined}
          >
            <Place row={row} />
          </RowTexts>
          <div className="DocSearch-Hit-action">
            <SelectIcon />
          </div>
        </div>
      </Link>
    </li>
  );
}
