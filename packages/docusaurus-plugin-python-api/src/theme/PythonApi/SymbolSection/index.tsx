import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A class, method, property or function with its heading. Its name stays in
 * sight while its text scrolls.
 */
export default function SymbolSection({
  anchor,
  children,
}: {
  /** Its name within the module, `Pod.start`. */
  anchor: string;
  children: ReactNode;
}): ReactNode {
  return (
    <section className={styles.section} data-symbol={anchor}>
      {children}
    </section>
  );
}
