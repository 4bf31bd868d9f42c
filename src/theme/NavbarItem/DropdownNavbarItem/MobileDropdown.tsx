import React, {useEffect, useId, type ReactNode} from 'react';
import {
  Collapsible,
  isRegexpStringMatch,
  useCollapsible,
} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import type {DesktopOrMobileNavBarItemProps} from '@theme/NavbarItem/DropdownNavbarItem';
import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';

type Item = DesktopOrMobileNavBarItemProps['items'][number];

function isActive(item: Item, path: string): boolean {
  const {to, activeBaseRegex, activeBasePath} = item;
  return (
    (typeof to === 'string' && isSamePath(to, path)) ||
    isRegexpStringMatch(activeBaseRegex, path) ||
    (activeBasePath !== undefined && path.startsWith(activeBasePath))
  );
}

/** A list in the mobile menu, which exposes whether it is expanded. */
export default function MobileDropdown({
  items,
  className,
  onClick,
  ...props
}: DesktopOrMobileNavBarItemProps): ReactNode {
  const list = useId();
  const path = useLocalPathname();
  const holdsPage = items.some((item) => isActive(item, path));
  const {collapsed, toggleCollapsed, setCollapsed} = useCollapsible({
    initialState: () => !holdsPage,
  });
  useEffect(() => {
    if (holdsPage) {
      setCollapsed(false);
    }
  }, [path, holdsPage, setCollapsed]);
  return (
    <li
      className={clsx(
        'menu__list-item',
        collapsed && 'menu__list-item--collapsed',
      )}
    >
      <NavbarNavLink
        role="button"
        aria-controls={list}
        aria-expanded={!collapsed}
        href={props.to ? undefined : '#'}
        className={clsx(
          'menu__link menu__link--sublist menu__link--sublist-caret',
          className,
        )}
        {...props}
        onClick={(event) => {
          event.preventDefault();
          toggleCollapsed();
        }}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <div id={list}>
        <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
          {items.map((item, place) => (
            <NavbarItem
              mobile
              isDropdownItem
              onClick={onClick}
              activeClassName="menu__link--active"
              {...item}
              key={place}
            />
          ))}
        </Collapsible>
      </div>
    </li>
  );
}
