import React, {type ReactNode} from 'react';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import DesktopDropdown from './DesktopDropdown';
import MobileDropdown from './MobileDropdown';

/** A dropdown in the navbar, or a collapsible list in the mobile menu. */
export default function DropdownNavbarItem({
  mobile = false,
  position,
  ...props
}: Props): ReactNode {
  return mobile ? (
    <MobileDropdown {...props} />
  ) : (
    <DesktopDropdown position={position} {...props} />
  );
}
