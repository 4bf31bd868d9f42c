import React, {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The pods, each with a path to it and a path back. */
const PODS = [
  {
    x: 330,
    y: 70,
    out: 'M126 156Q196 62 284 60',
    back: 'M291 92Q226 112 134 170',
  },
  {
    x: 400,
    y: 180,
    out: 'M135 178Q245 154 353 170',
    back: 'M354 194Q245 208 135 190',
  },
  {
    x: 330,
    y: 290,
    out: 'M132 202Q226 222 290 268',
    back: 'M285 302Q188 298 118 213',
  },
];
const HOME = {x: 90, y: 180};

/** The scale of the drawings at the ends of the paths. */
const SCALE = 1.12;

const LEGS = [styles.first, styles.second, styles.third];

/** A pod: a reef around locked records. */
function Pod({x, y}: {x: number; y: number}): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${SCALE})`}>
      <circle className={styles.lagoon} r="40" />
      <path className={styles.reef} d="M28 -14A31 31 0 1 1 10 -29" />
      <g className={styles.records}>
        <rect x="-14" y="-12" width="28" height="5" rx="2" />
        <rect x="-14" y="-4" width="28" height="5" rx="2" />
        <rect x="-14" y="4" width="28" height="5" rx="2" />
      </g>
      <g className={styles.lock} transform="translate(14 13)">
        <circle r="11" />
        <path d="M-3 -1v-2.5a3 3 0 0 1 6 0V-1" />
        <rect x="-5" y="-1" width="10" height="7" rx="1.5" />
      </g>
      <text className={styles.label} y="60">
        Pod
      </text>
    </g>
  );
}

/** A task that sails to three pods, and results that return by other routes. */
export default function Voyage(): ReactNode {
  const title = useId();
  return (
    <svg
      className={styles.voyage}
      viewBox="40 22 408 338"
      role="img"
      aria-labelledby={title}
    >
      <title id={title}>
        A data scientist sends a task to three pods. The dataset stays under
        lock in each pod, and only results come back.
      </title>
      {PODS.map(({y, out, back}) => (
        <g key={y}>
          <path className={styles.route} d={out} />
          <path className={clsx(styles.route, styles.wayBack)} d={back} />
        </g>
      ))}
      {PODS.map(({x, y}) => (
        <Pod key={y} x={x} y={y} />
      ))}
      <g transform={`translate(${HOME.x} ${HOME.y}) scale(${SCALE})`}>
        <circle className={styles.harbour} r="42" />
        <path
          className={styles.harbourMark}
          d="M-12 8l-9-8 9-8M12 8l9-8-9-8M5-13l-10 26"
        />
        <text className={styles.label} y="62">
          You
        </text>
      </g>
      <text className={clsx(styles.caption, styles.out)} x="172" y="92">
        task out
      </text>
      <text className={clsx(styles.caption, styles.back)} x="152" y="284">
        result back
      </text>
      {LEGS.map((leg) => (
        <React.Fragment key={leg}>
          <path
            className={clsx(styles.boat, leg)}
            d="M-8 6h16l-4 5h-8zM-1-10v13h-7zM1.5-6v9h6z"
          />
          <g className={clsx(styles.result, leg)}>
            <rect x="-11" y="-8" width="22" height="16" rx="4" />
            <path d="M-5 4v-4M0 4v-8M5 4v-6" />
          </g>
        </React.Fragment>
      ))}
    </svg>
  );
}
