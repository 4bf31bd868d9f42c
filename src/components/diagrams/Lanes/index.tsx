import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Frame from '../Frame';
import {ICONS, type Side} from '../sides';
import styles from './styles.module.css';

/** Steps that happen on one side, one after the other. */
export interface Lane {
  /** Its name. */
  name: string;
  /** Whose it is; a lane of several sides has none. */
  side?: Side;
  steps: readonly (readonly [name: string, meaning: string])[];
}

interface LanesProps {
  /** The picture in words, for those who cannot see it. */
  title: string;
  /** What the picture shows, in one sentence below it. */
  caption: string;
  /** In the order of their steps; five steps fill a row of a wide window. */
  lanes: readonly Lane[];
}

/**
 * A path of numbered steps: from left to right where its frame has room for
 * them, else from top to bottom. Its words are as large as the text around it.
 */
export default function Lanes({title, caption, lanes}: LanesProps): ReactNode {
  const starts = lanes.map((_lane, place) =>
    lanes.slice(0, place).reduce((sum, {steps}) => sum + steps.length, 1),
  );
  return (
    <Frame caption={caption}>
      <div className={styles.room}>
        <div className={styles.lanes} role="img" aria-label={title}>
          {lanes.map(({name, side, steps}, place) => (
            <div
              className={clsx(styles.lane, side && styles[side])}
              data-steps={steps.length}
              key={starts[place]}
            >
              <div className={styles.name}>
                <svg aria-hidden="true" viewBox="0 0 20 20">
                  <path d={ICONS[side ?? 'several']} />
                </svg>
                {name}
              </div>
              {steps.map(([step, meaning], index) => (
                <div className={styles.step} key={step}>
                  <span>{(starts[place] ?? 1) + index}</span>
                  <b>{step}</b>
                  {meaning}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </Frame>
  );
}
