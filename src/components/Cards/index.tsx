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

/** Ways to go on, side by side where there is room. Holds `Card`s. */
export function Cards({children, className}: CardsProps): ReactNode {
  return <ul className={clsx(styles.cards, className)}>{children}</ul>;
}

export interface CardProps {
  title: string;
  /** A path of the site, or an address. */
  to: string;
  /** What a reader wants to know first, such as how long it takes. */
  facts?: string;
  /** The drawing of the section that it leads to. */
  icon?: SectionIconName;
  /** A picture of what it leads to, instead of an icon. */
  cover?: ReactNode;
  /** One sentence on what the reader finds there, unless the title says it. */
  children?: ReactNode;
}

/** One way to go on; the whole card answers a click. */
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
