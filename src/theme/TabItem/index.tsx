import React, {useContext, type ReactNode} from 'react';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import {TabIdsContext} from '../Tabs/ids';
import styles from './styles.module.css';

/**
 * A tab's panel, with the tab's name above it where the panels stand one below
 * the other: on paper and without scripts.
 */
export default function TabItem({
  children,
  hidden,
  className,
  label,
  value,
}: Props): ReactNode {
  const ids = useContext(TabIdsContext)(value);
  return (
    <div
      id={ids?.panel}
      role="tabpanel"
      aria-labelledby={ids?.tab}
      className={clsx(styles.panel, className)}
      hidden={hidden}
    >
      <p className={styles.label}>{label ?? value}</p>
      {children}
    </div>
  );
}
