import React, {type ReactNode} from 'react';
import Archipelago from './Archipelago';
import {HEIGHT, WIDTH} from './draw-cover';
import Motif, {isSubject} from './Motif';
import styles from './styles.module.css';

interface Props {
  words: string;
  /** What the text is about, as its front matter has it. */
  subject?: unknown;
}

/** A picture that stands for a text: its subject, or islands of its title. */
export default function Cover({words, subject}: Props): ReactNode {
  return (
    <svg
      aria-hidden="true"
      className={styles.cover}
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
