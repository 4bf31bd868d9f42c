import React, {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {isPlainClick} from '../../client/is-plain-click';
import styles from './styles.module.css';

export interface Props {
  title: string;
  links: readonly {to: string; content: ReactNode}[];
  listClassName: string | undefined;
  linkClassName: string | undefined;
  /** Runs when a link is opened in this tab. */
  onSelect?: (() => void) | undefined;
}

/** Links that a site offers before a query is entered; nothing without any. */
export default function StartLinks(props: Props): ReactNode {
  const {title, links, listClassName, linkClassName, onSelect} = props;
  const id = useId();
  if (links.length === 0) {
    return null;
  }
  return (
    <section className={styles.section} aria-labelledby={id}>
      <p className={styles.title} id={id}>
        {title}
      </p>
      <ul className={clsx(styles.list, listClassName)}>
        {links.map(({to, content}) => (
          <li key={to}>
            <Link
              className={clsx(styles.link, linkClassName)}
              to={to}
              onClick={(event) => {
                if (isPlainClick(event)) {
                  onSelect?.();
                }
              }}
            >
              {content}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
