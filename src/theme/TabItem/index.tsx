import React, {type ReactNode} from 'react';
import TabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';
import styles from './styles.module.css';

/**
 * A tab's panel, with the tab's name above it where the panels stand one below
 * the other: on paper and without scripts.
 */
export default function LabelledTabItem({
  children,
  ...props
}: Props): ReactNode {
  return (
    <TabItem {...props}>
      <p className={styles.label}>{props.label ?? props.value}</p>
      {children}
    </TabItem>
  );
}
