import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {kindClass} from 'docusaurus-plugin-python-api/client';
import styles from './styles.module.css';

/** Longer names leave no room next to them. */
const LONG_NAME = 26;

/**
 * A class, method, property or function with its heading. The name stays visible
 * while long text scrolls.
 */
export default function SymbolSection({
  anchor,
  kind,
  children,
}: {
  /** Its name within the module, `Pod.start`. */
  anchor: string;
  /** The kind of a symbol that is shown as a row, with its text below. */
  kind?: string;
  children: ReactNode;
}): ReactNode {
  const name = anchor.slice(anchor.lastIndexOf('.') + 1);
  const heading = clsx(
    styles.section,
    name.length > LONG_NAME && styles.longName,
  );
  return (
    <section
      className={kind ? clsx(styles.row, kindClass(kind)) : heading}
      data-symbol={anchor}
    >
      {children}
    </section>
  );
}

/** The text of a symbol below its heading and facts, without its members. */
export function SymbolBody({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.body}>{children}</div>;
}

/** Similar members of a class, under a title. */
export function Members({
  title,
  count,
  children,
}: {
  title: string;
  count?: number;
  children: ReactNode;
}): ReactNode {
  return (
    <>
      <div className={styles.members}>
        {title} {count && <small>{count}</small>}
      </div>
      {children}
    </>
  );
}
