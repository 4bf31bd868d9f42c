import React, {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Frame from '../Frame';
import {ICONS, type Side} from '../sides';
import {placeLanes} from './place-lanes';
import styles from './styles.module.css';

/** A step, with the id of its description in the text. */
export type Step = readonly [name: string, meaning: string, id?: string];

/** Consecutive steps on one side. */
export interface Lane {
  name: string;
  /** Its owner; undefined for a lane of several sides. */
  side?: Side;
  steps: readonly Step[];
}

interface LanesProps {
  /** The alternative text. */
  title: string;
  /** The caption below the picture, one sentence. */
  caption: string;
  /**
   * The lanes in the order of their steps. A row has at most five steps, and a
   * lane with a single step ends its row.
   */
  lanes: readonly Lane[];
}

/** The line from the end of one row to the start of the next. */
function Turn({from, to}: {from: number; to: number}): ReactNode {
  return (
    <svg aria-hidden="true" className={styles.turn}>
      <line x1={`${from}%`} x2={`${from}%`} y1="2" y2="13" />
      <line x1={`${from}%`} x2={`${to}%`} y1="13" y2="13" />
      <line x1={`${to}%`} x2={`${to}%`} y1="13" y2="25" />
      <svg overflow="visible" x={`${to}%`} y="25">
        <path d="m-4-5 4 5 4-5" />
      </svg>
    </svg>
  );
}

/**
 * A sequence of numbered steps, in rows if the frame is wide enough, otherwise
 * from top to bottom. The text has the same size as on the page.
 */
export default function Lanes({title, caption, lanes}: LanesProps): ReactNode {
  return (
    <Frame caption={caption}>
      <div className={styles.room}>
        <div className={styles.lanes} role="group" aria-label={title}>
          {placeLanes(lanes).map(({lane, first, turn}) => (
            <Fragment key={first}>
              {turn && <Turn {...turn} />}
              <div
                className={clsx(styles.lane, lane.side && styles[lane.side])}
                data-steps={lane.steps.length}
              >
                <div className={styles.name}>
                  <svg aria-hidden="true" viewBox="0 0 20 20">
                    <path d={ICONS[lane.side ?? 'several']} />
                  </svg>
                  {lane.name}
                </div>
                {lane.steps.map(([step, meaning, id], index) => {
                  const Box = id === undefined ? 'div' : 'a';
                  return (
                    <Box
                      className={styles.step}
                      href={id && `#${id}`}
                      key={step}
                    >
                      <span>{first + index}</span> <b>{step}</b> {meaning}
                    </Box>
                  );
                })}
              </div>
            </Fragment>
          ))}
        </div>
      </div>
    </Frame>
  );
}
