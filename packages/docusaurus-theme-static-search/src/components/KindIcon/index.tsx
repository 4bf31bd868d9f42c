import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The letters and colours that references of Python know; others are quiet. */
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

/** What a symbol is, as a letter: the words stand in the row below it. */
export default function KindIcon({kind}: {kind: string}): ReactNode {
  const [letter, hue] = KINDS[kind] ?? [kind.slice(0, 1)];
  return (
    <span aria-hidden="true" className={clsx(styles.kind, hue)}>
      {letter}
    </span>
  );
}
