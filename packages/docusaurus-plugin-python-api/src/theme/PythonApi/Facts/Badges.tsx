import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Flags that get a badge; the signature or the kind shows the others. */
const LABELS: Readonly<Record<string, string>> = {
  abstract: 'abstract',
  async: 'async',
  cached: 'cached',
  classVar: 'class variable',
  classmethod: 'class method',
  computed: 'computed field',
  dataclass: 'dataclass',
  deprecated: 'deprecated',
  exception: 'exception',
  final: 'final',
  flag: 'flags',
  frozen: 'frozen',
  initVar: 'init only',
  model: 'model',
  namedtuple: 'named tuple',
  notRequired: 'not required',
  protocol: 'protocol',
  readOnly: 'read only',
  required: 'required',
  runtimeCheckable: 'runtime checkable',
  setter: 'settable',
  static: 'static',
  struct: 'struct',
  typeVariable: 'type variable',
  typeddict: 'typed dict',
};

export interface Props {
  kind?: string;
  /** Separated by spaces. */
  flags: string;
}

/** The kind of a symbol and what is special about it, as small labels. */
export default function Badges({kind, flags}: Props): ReactNode {
  const known = flags.split(' ').filter((flag) => flag in LABELS);
  if (!kind && known.length === 0) {
    return null;
  }
  return (
    <span className={styles.badges}>
      {kind && (
        <span className={styles.kind} data-kind={kind}>
          {kind}
        </span>
      )}
      {known.map((flag) => (
        <span
          className={clsx(styles.badge, flag === 'deprecated' && styles.loud)}
          key={flag}
        >
          {LABELS[flag]}
        </span>
      ))}
    </span>
  );
}
