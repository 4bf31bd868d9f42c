import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {kindClass} from 'docusaurus-plugin-python-api/client';
import styles from './styles.module.css';

/** Flags with a badge; the others are visible in the signature or the kind. */
const LABELS: Readonly<Record<string, string>> = {
  abstract: 'abstract',
  async: 'async',
  cached: 'cached',
  classVar: 'class variable',
  classmethod: 'class method',
  computed: 'computed field',
  dataclass: 'dataclass',
  deprecated: 'deprecated',
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

/** The kind of a symbol and its flags, as small labels. */
export default function Badges({kind, flags}: Props): ReactNode {
  const known = flags.split(' ').filter((flag) => flag in LABELS);
  const kindBadge = kind && (
    <span className={clsx(styles.kind, kindClass(kind))}>{kind}</span>
  );
  return known.length === 0 ? (
    kindBadge
  ) : (
    <span className={styles.badges}>
      {kindBadge}
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
