import React, {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Frame from '../Frame';
import {ICONS, type Side} from '../sides';
import {placeLanes} from './place-lanes';
import styles from './styles.module.css';

/** A step, and the id of what the text says of it. */
export type Step = readonly [name: string, meaning: string, id?: string];

/** Steps that happen on one side, one after the other. */
export interface Lane {
  /** Its name. */
  name: string;
  /** Whose it is; a lane of several sides has none. */
  side?: Side;
  steps: readonly Step[];
}

interface LanesProps {
  /** What the picture is, for those who cannot see it. */
  title: string;
  /** What the picture shows, in one sentence below it. */
  caption: string;
  /**
   * In the order of their steps, of which a row has at most five. One that stands
   * alone on its side is the last of its row.
   */
  lanes: readonly Lane[];
}

/** A way from the end of one row to the beginning of the next. */
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
 * A path of numbered steps, in rows where its frame has room for them, else
 * from top to bottom. Its words are as large as the text around it.
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
