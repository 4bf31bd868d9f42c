import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Archipelago from './Archipelago';
import {HEIGHT, WIDTH} from './draw-cover';
import Motif, {isSubject, type Subject} from './Motif';
import styles from './styles.module.css';

interface Props {
  /** What its islands are drawn from; a subject needs none. */
  words?: string;
  /** What the text is about, as its front matter has it. */
  subject?: unknown;
}

/**
 * Grounds that part the subjects: tutorials by the role that they are for. All
 * others have the accent's.
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

/** A picture that stands for a text: its subject, or islands of its title. */
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
