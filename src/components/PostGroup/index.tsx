import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface Post {
  title: string;
  permalink: string;
}

interface Props {
  /** What the posts have in common: a tag or an author. */
  name: ReactNode;
  about: string | undefined;
  posts: readonly Post[];
  /** A link to more posts. */
  children?: ReactNode;
}

/** The class of a list of groups. */
export const groups = styles.list;

/** An entry of a list: links to posts, below a sentence about them. */
export default function PostGroup({
  name,
  about,
  posts,
  children,
}: Props): ReactNode {
  return (
    <li>
      {name}
      <div className={styles.posts}>
        {about !== undefined && <p>{about}</p>}
        {posts.map(({permalink, title}) => (
          <Link key={permalink} to={permalink}>
            {title}
          </Link>
        ))}
        {children}
      </div>
    </li>
  );
}
