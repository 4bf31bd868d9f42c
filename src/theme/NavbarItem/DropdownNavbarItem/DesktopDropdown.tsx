import React, {useId, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {DesktopOrMobileNavBarItemProps} from '@theme/NavbarItem/DropdownNavbarItem';
import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import {useDropdown} from './useDropdown';

/**
 * A button in the navbar that opens a list of links. Before hydration, CSS
 * opens it on hover.
 */
export default function DesktopDropdown({
  items,
  position,
  className,
  onClick,
  ...props
}: DesktopOrMobileNavBarItemProps): ReactNode {
  const list = useId();
  const isBrowser = useIsBrowser();
  const {isOpen, box, button} = useDropdown();
  return (
    <div
      {...box}
      className={clsx(
        'navbar__item',
        'dropdown',
        !isBrowser && 'dropdown--hoverable',
        position === 'right' && 'dropdown--right',
        isOpen && 'dropdown--show',
      )}
    >
      <NavbarNavLink
        aria-controls={list}
        aria-expanded={isOpen}
        role="button"
        // A link without an address is not focusable.
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        {...button}
        onClick={props.to ? onClick : button.onClick}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu" id={list}>
        {items.map((item, place) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={place}
          />
        ))}
      </ul>
    </div>
  );
}
