import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Archipelago from './Archipelago';
import {HEIGHT, WIDTH} from './draw-cover';
import Motif, {isSubject, type Subject} from './Motif';
import styles from './styles.module.css';

interface Props {
  /** The words that determine its islands; not needed with a subject. */
  words?: string;
  /** The subject from the front matter, not validated. */
  subject?: unknown;
}

/**
 * The backgrounds of subjects, which group tutorials by role. All others have
 * the accent's background.
 */
const GROUNDS: Partial<Record<Subject, string>> = {
  checks: styles.success,
  folder: styles.warning,
  images: styles.success,
  masks: styles.warning,
  privacy: styles.warning,
  query: styles.warning,
  release: styles.success,
  rounds: styles.success,
  training: styles.success,
};

/** The cover of a text: a drawing of its subject, or islands. */
export default function Cover({words = '', subject}: Props): ReactNode {
  return (
    <svg
      aria-hidden="true"
      className={clsx(styles.cover, isSubject(subject) && GROUNDS[subject])}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      {isSubject(subject) ? (
        <Motif subject={subject} />
      ) : (
        <Archipelago words={words} />
      )}
    </svg>
  );
}
