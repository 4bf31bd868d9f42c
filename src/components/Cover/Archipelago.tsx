import React, {type ReactNode} from 'react';
import {drawCover, LAGOON} from './draw-cover';
import styles from './styles.module.css';

/** Islands, always the same for the same words. */
export default function Archipelago({words}: {words: string}): ReactNode {
  const {islands, routes} = drawCover(words);
  return (
    <>
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
    </>
  );
}
