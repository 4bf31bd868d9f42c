import React, {type ReactNode} from 'react';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import DesktopDropdown from './DesktopDropdown';
import MobileDropdown from './MobileDropdown';

/** A list that unfolds: in the bar, or in the menu of a phone. */
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
