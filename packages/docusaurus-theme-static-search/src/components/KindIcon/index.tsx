import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * The letters and colours common in Python references; other kinds have no
 * colour.
 */
const KINDS: Readonly<Record<string, readonly [letter: string, hue?: string]>> =
  {
    package: ['P'],
    module: ['M'],
    class: ['C', styles.class],
    enum: ['E', styles.type],
    typeAlias: ['T', styles.type],
    exception: ['X', styles.exception],
    function: ['F', styles.function],
    method: ['m', styles.method],
    property: ['p', styles.property],
    attribute: ['a', styles.property],
    constant: ['c', styles.value],
    enumMember: ['e', styles.value],
  };

/** Shows the kind of a symbol as a letter. The row below it has the words. */
export default function KindIcon({kind}: {kind: string}): ReactNode {
  const [letter, hue] = KINDS[kind] ?? [kind.slice(0, 1)];
  return (
    <span aria-hidden="true" className={clsx(styles.kind, hue)}>
      {letter}
    </span>
  );
}
