import React, {type ReactNode} from 'react';
import {drawCover, HEIGHT, LAGOON, WIDTH} from './draw-cover';
import styles from './styles.module.css';

/** A picture that stands for a text, drawn from its title in the brand's hand. */
export default function Cover({words}: {words: string}): ReactNode {
  const {islands, routes} = drawCover(words);
  return (
    <svg
      aria-hidden="true"
      className={styles.cover}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      {routes.map((route) => (
        <path key={route} className={styles.route} d={route} />
      ))}
      {islands.map(({x, y, radius, turn}) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <circle className={styles.lagoon} r={radius + LAGOON} />
          <circle
            className={styles.reef}
            pathLength="100"
            r={radius}
            strokeDasharray="86 14"
          />
          <circle className={styles.island} r={radius / 3} />
        </g>
      ))}
    </svg>
  );
}
