import React, {type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import styles from './styles.module.css';
import {useMenuFocus} from './useMenuFocus';
import {useNavbarVisibility} from './useNavbarVisibility';

/**
 * The navbar, which becomes a sidebar on a phone. It has the colours of the
 * page, so it ignores the theme's `style`.
 */
export default function NavbarLayout({children}: Props): ReactNode {
  const {
    navbar: {hideOnScroll},
  } = useThemeConfig();
  const sidebar = useNavbarMobileSidebar();
  const bar = useMenuFocus(sidebar);
  useNavbarVisibility(bar, hideOnScroll);
  return (
    <nav
      ref={bar}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
      className={clsx(
        'navbar',
        'navbar--fixed-top',
        hideOnScroll && styles.hideable,
        sidebar.shown && 'navbar-sidebar--show',
      )}
    >
      {children}
      <div
        role="presentation"
        className="navbar-sidebar__backdrop"
        onClick={sidebar.toggle}
      />
      <NavbarMobileSidebar />
    </nav>
  );
}
