import React, {type ReactNode} from 'react';
import type {Props} from '@theme/TagsListByLetter';
import Tag from '@theme/Tag';
import styles from './styles.module.css';

/** Every tag in the order of the alphabet. */
export default function TagsListByLetter({tags}: Props): ReactNode {
  const sorted = [...tags].sort((a, b) => a.label.localeCompare(b.label, 'en'));
  return (
    <ul className={styles.list}>
      {sorted.map((tag) => (
        <li key={tag.permalink}>
          <Tag {...tag} />
        </li>
      ))}
    </ul>
  );
}
