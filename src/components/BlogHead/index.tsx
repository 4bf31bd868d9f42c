import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

const BLOG = '/blog';
const LISTS = {
  posts: {label: 'Posts', to: BLOG},
  archive: {label: 'Archive', to: `${BLOG}/archive`},
  tags: {label: 'Tags', to: `${BLOG}/tags`},
} as const;

interface Props {
  title: string;
  /** Which of the lists the page is. */
  current: keyof typeof LISTS;
}

/** The title of a list of posts, and the ways to the others. */
export default function BlogHead({title, current}: Props): ReactNode {
  return (
    <header className={styles.head}>
      <Heading as="h1">{title}</Heading>
      <ul className={styles.ways} aria-label="Lists of the posts">
        {Object.entries(LISTS).map(([name, {label, to}]) => (
          <li key={name}>
            <Link
              className={styles.way}
              to={to}
              aria-current={name === current ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
        <li>
          {/* A file and no page: the router must not follow it. */}
          <Link className={styles.way} to={`pathname://${BLOG}/rss.xml`}>
            RSS
          </Link>
        </li>
      </ul>
    </header>
  );
}
