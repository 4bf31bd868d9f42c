import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * The icons of sections and of their folders, in `src/css/section-icons.css`.
 */
export type SectionIconName =
  | 'start'
  | 'overview'
  | 'task'
  | 'pod'
  | 'code'
  | 'reference'
  | 'demo'
  | 'install'
  | 'settings';

/** The icon of a section on a tile. */
export default function SectionIcon({of}: {of: SectionIconName}): ReactNode {
  return (
    <span aria-hidden="true" className={clsx(styles.icon, `section-${of}`)} />
  );
}
