import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Tag';
import styles from './styles.module.css';

/** A tag, with its number of posts if known. */
export default function Tag({
  permalink,
  label,
  count,
  description,
}: Props): ReactNode {
  return (
    <Link className={styles.tag} href={permalink} title={description}>
      {label}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
