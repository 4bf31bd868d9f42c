import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A class, method, property or function with its heading. Its name stays in
 * sight while its text scrolls.
 */
export default function SymbolSection({
  name,
  children,
}: {
  /** As its anchor says it, `Pod.start`. */
  name: string;
  children: ReactNode;
}): ReactNode {
  return (
    <section className={styles.section} data-symbol={name}>
      {children}
    </section>
  );
}
