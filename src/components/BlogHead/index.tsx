import React, {type ReactNode} from 'react';
import Ways from '@site/src/components/Ways';
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
  /** What the list is about, in a sentence. */
  children?: ReactNode;
}

/** The title of a list of posts, and the ways to the others. */
export default function BlogHead({title, current, children}: Props): ReactNode {
  return (
    <>
      <header className={styles.head}>
        <Heading as="h1">{title}</Heading>
        <Ways
          label="Lists of the posts"
          ways={[
            ...Object.entries(LISTS).map(([name, list]) => ({
              ...list,
              isCurrent: name === current,
            })),
            // A file and no page: the router must not follow it.
            {label: 'RSS', to: `pathname://${BLOG}/rss.xml`},
          ]}
        />
      </header>
      {children !== undefined && <p className={styles.about}>{children}</p>}
    </>
  );
}
