import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {breakable} from '../../../breakable';
import codeStyles from '../code.module.css';
import Badges from '../Facts/Badges';
import {useAnchor} from '../useAnchor';
import styles from './styles.module.css';

/** A title in a text: of an example, of references, of the constructor. */
export function Title({children}: {children: ReactNode}): ReactNode {
  return <div className={clsx(styles.title, styles.apart)}>{children}</div>;
}

/**
 * A list of parameters, attributes, exceptions and the like. One without a title has
 * constants, whose values take the whole width.
 */
export function Fields({
  title,
  children,
}: {
  title?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.fields}>
      {title && <p className={styles.title}>{title}</p>}
      <dl className={clsx(title && styles.inLine)}>{children}</dl>
    </div>
  );
}

export interface FieldProps {
  name?: string;
  id?: string;
  /** Id that nothing but the signature links to. */
  target?: string;
  type?: ReactNode;
  /** Its default or its value, with the sign before it. */
  initial?: ReactNode;
  /** The value of a type alias, with the sign before it. */
  alias?: ReactNode;
  /** A few words beside the name. */
  remark?: string;
  /** The reader's flags, separated by spaces. */
  flags?: string;
  children?: ReactNode;
}

/** What is longer breaks where its words meet. */
const LONG = 24;

function breakLong(text: ReactNode): ReactNode {
  return typeof text === 'string' && text.length > LONG
    ? breakable(text)
    : text;
}

function Declaration({name, type, initial, alias}: FieldProps): ReactNode {
  return (
    <code>
      {name && <span className={styles.name}>{breakLong(name)}</span>}
      {name && type && ': '}
      {type}
      {alias}
      {initial && ' '}
      {initial && <span className={styles.initial}>{breakLong(initial)}</span>}
    </code>
  );
}

/** One entry: its declaration as code, then what it means. */
export function Field(props: FieldProps): ReactNode {
  const {id, target, remark, flags = '', children} = props;
  useAnchor(id ?? target);
  return (
    <>
      <dt className={clsx(styles.term, codeStyles.code)} id={id ?? target}>
        <Declaration {...props} />
        {remark && <span className={styles.remark}>{remark}</span>}
        <Badges flags={flags} />
        {id && (
          <a
            className={styles.anchor}
            href={`#${id}`}
            aria-label={`Direct link to ${id}`}
          >
            #
          </a>
        )}
      </dt>
      <dd className={styles.description}>{children}</dd>
    </>
  );
}
