import React, {useContext, type ReactNode} from 'react';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import {TabIdsContext} from '../Tabs/ids';
import styles from './styles.module.css';

/**
 * A tab panel, preceded by the tab's label where all panels are shown: in print
 * and without JavaScript.
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
