import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {breakable} from 'docusaurus-plugin-python-api/client';
import codeStyles from '../code.module.css';
import Badges from '../Facts/Badges';
import {useAnchor} from '../useAnchor';
import styles from './styles.module.css';

/** A title within the text, such as that of an example or the constructor. */
export function Title({children}: {children: ReactNode}): ReactNode {
  return <div className={clsx(styles.title, styles.apart)}>{children}</div>;
}

/**
 * A list of parameters, attributes, exceptions and the like. Without a title, it
 * lists constants, whose values take the whole width.
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
  /** Id that only the signature links to. */
  target?: string;
  type?: ReactNode;
  /** Its default or its value, including the equals sign. */
  initial?: ReactNode;
  /** The value of a type alias, including the equals sign. */
  alias?: ReactNode;
  /** A few words next to the name. */
  remark?: string;
  /** Flags from python-reader, separated by spaces. */
  flags?: string;
  children?: ReactNode;
}

/** Longer names break between words. */
const LONG = 24;

function breakLong(text: ReactNode): ReactNode {
  return typeof text === 'string' && text.length > LONG
    ? breakable(text)
    : text;
}

function Declaration({name, type, initial, alias}: FieldProps): ReactNode {
  return (
    <code dir="ltr">
      {name && <span className={styles.name}>{breakLong(name)}</span>}
      {name && type && ': '}
      {type}
      {alias}
      {initial && ' '}
      {initial && <span className={styles.initial}>{breakLong(initial)}</span>}
    </code>
  );
}

/** One entry: its declaration as code, then its description. */
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
      <dd className={styles.description} dir="auto">
        {children}
      </dd>
    </>
  );
}
