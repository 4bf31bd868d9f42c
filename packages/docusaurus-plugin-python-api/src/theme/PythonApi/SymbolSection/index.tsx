import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {kindClass} from '../../../kind-class';
import styles from './styles.module.css';

/** A longer name leaves no room beside it. */
const LONG_NAME = 26;

/**
 * A class, method, property or function with its heading. The name stays in
 * sight while a long text scrolls.
 */
export default function SymbolSection({
  anchor,
  kind,
  children,
}: {
  /** Its name within the module, `Pod.start`. */
  anchor: string;
  /** What a symbol is that has a row of its own, with its text below. */
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

/** The members of a class that are alike, under a title. */
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
