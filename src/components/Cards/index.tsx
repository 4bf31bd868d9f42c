import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import SectionIcon, {
  type SectionIconName,
} from '@site/src/components/SectionIcon';
import clsx from 'clsx';
import styles from './styles.module.css';

interface CardsProps {
  children: ReactNode;
  className?: string | undefined;
}

/** A list of `Card`s, side by side where there is room. */
export function Cards({children, className}: CardsProps): ReactNode {
  return <ul className={clsx(styles.cards, className)}>{children}</ul>;
}

export interface CardProps {
  title: string;
  /** A path of the site, or an address. */
  to: string;
  /** Key facts, such as how long it takes. */
  facts?: string;
  /** The icon of the section that it links to. */
  icon?: SectionIconName;
  /** A picture of its target, instead of an icon. */
  cover?: ReactNode;
  /** A sentence that describes its target, unless the title is enough. */
  children?: ReactNode;
}

/** A link to a page; the whole card is clickable. */
export function Card({
  title,
  to,
  facts,
  icon,
  cover,
  children,
}: CardProps): ReactNode {
  return (
    <li className={styles.card}>
      {cover}
      <Link className={styles.link} to={to}>
        {icon && <SectionIcon of={icon} />}
        {title}
      </Link>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {facts !== undefined && <p className={styles.facts}>{facts}</p>}
    </li>
  );
}
