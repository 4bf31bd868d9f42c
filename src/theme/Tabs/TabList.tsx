import React, {type KeyboardEvent, type ReactNode} from 'react';
import {
  useScrollPositionBlocker,
  type TabValue,
} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import type {TabIds} from './ids';
import {findMove} from './moves';

interface Props {
  tabs: readonly (TabValue & {ids: TabIds})[];
  selected: string;
  onSelect: (value: string) => void;
  group: string | undefined;
  block?: boolean;
  className?: string;
}

/**
 * A row of tabs that follows the pattern
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/: arrow keys, Home and End move
 * the focus, Enter and Space select.
 */
export default function TabList({
  tabs,
  selected,
  onSelect,
  group,
  block = false,
  className,
}: Props): ReactNode {
  const {blockElementScrollPositionUntilNextRender} =
    useScrollPositionBlocker();

  const select = (value: string, tab: HTMLElement) => {
    if (value !== selected) {
      // Otherwise the tab would move if groups above it change their height,
      // too.
      blockElementScrollPositionUntilNextRender(tab);
      onSelect(value);
    }
  };
  const onKey = (
    event: KeyboardEvent<HTMLElement>,
    place: number,
    value: string,
  ) => {
    // With a modifier key they belong to the browser: Alt and an arrow go back.
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const tab = event.currentTarget;
    const isRtl = getComputedStyle(tab).direction === 'rtl';
    const move = findMove(event.key, isRtl);
    if (move) {
      event.preventDefault();
      const next = tab.parentElement?.children[move(place, tabs.length - 1)];
      if (next instanceof HTMLElement) {
        next.focus();
      }
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      select(value, tab);
    }
  };

  return (
    <div
      role="tablist"
      aria-orientation="horizontal"
      data-tab-group={group}
      className={clsx('tabs', block && 'tabs--block', className)}
    >
      {tabs.map(({value, label, attributes, ids}, place) => (
        <div
          key={value}
          id={ids.tab}
          role="tab"
          data-value={value}
          tabIndex={value === selected ? 0 : -1}
          aria-selected={value === selected}
          aria-controls={ids.panel}
          onClick={({currentTarget}) => {
            select(value, currentTarget);
          }}
          onKeyDown={(event) => {
            onKey(event, place, value);
          }}
          {...attributes}
          className={clsx(
            'tabs__item',
            typeof attributes?.className === 'string' && attributes.className,
            value === selected && 'tabs__item--active',
          )}
        >
          {label ?? value}
        </div>
      ))}
    </div>
  );
}
