import React, {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

const ISLANDS = [
  {x: 330, y: 70, label: 'Pod'},
  {x: 400, y: 180, label: 'Pod'},
  {x: 330, y: 290, label: 'Pod'},
];
const HOME = {x: 90, y: 180};

/** A task that sails to three pods and comes back with their results. */
export default function Voyage(): ReactNode {
  const title = useId();
  return (
    <svg
      className={styles.voyage}
      viewBox="0 0 480 360"
      role="img"
      aria-labelledby={title}
    >
      <title id={title}>
        A data scientist sends a task to three pods. The dataset stays in each
        pod, and results come back.
      </title>
      {ISLANDS.map(({x, y}, index) => (
        <path
          key={y}
          className={styles.route}
          d={`M${HOME.x + 42} ${HOME.y} Q${(HOME.x + x) / 2} ${y} ${x - 44} ${y}`}
          data-route={index}
        />
      ))}
      {ISLANDS.map(({x, y, label}) => (
        <g key={y} transform={`translate(${x} ${y})`}>
          <circle className={styles.lagoon} r="40" />
          <path
            className={styles.reef}
            d="M28 -14A31 31 0 1 1 10 -29"
            fill="none"
          />
          <g className={styles.records}>
            <rect x="-14" y="-10" width="28" height="5" rx="2" />
            <rect x="-14" y="-2" width="28" height="5" rx="2" />
            <rect x="-14" y="6" width="28" height="5" rx="2" />
          </g>
          <text className={styles.label} y="58">
            {label}
          </text>
        </g>
      ))}
      <g transform={`translate(${HOME.x} ${HOME.y})`}>
        <circle className={styles.harbour} r="42" />
        <path className={styles.harbourMark} d="M-14 6l-6-6 6-6M14 6l6-6-6-6" />
        <text className={styles.label} y="62">
          Your task
        </text>
      </g>
      <path
        className={`${styles.boat} ${styles.first}`}
        d="M-7 6h14l-4 5h-6zM0 -9v12l-7 0z"
      />
      <path
        className={`${styles.boat} ${styles.second}`}
        d="M-7 6h14l-4 5h-6zM0 -9v12l-7 0z"
      />
      <path
        className={`${styles.boat} ${styles.third}`}
        d="M-7 6h14l-4 5h-6zM0 -9v12l-7 0z"
      />
    </svg>
  );
}
