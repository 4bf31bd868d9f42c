import React, {type ReactNode} from 'react';
import Figure, {Arrow, Box, FIGURE_WIDTH} from '../Figure';

const BOX = 58;
const STEP = 80;
const TOP = 6;

interface Props {
  /** The path in words. */
  title: string;
  /** Each step: its name, and what it is good for. */
  steps: readonly (readonly [name: string, meaning: string])[];
}

/** Steps that follow one another, from the top down. The last one is the goal. */
export default function StepPath({title, steps}: Props): ReactNode {
  return (
    <Figure title={title} height={TOP + steps.length * STEP - 16}>
      {steps.map(([name, meaning], index) => {
        const y = TOP + index * STEP;
        return (
          <g key={name}>
            <Box
              x={40}
              y={y}
              width={FIGURE_WIDTH - 80}
              height={BOX}
              look={index === steps.length - 1 ? 'strong' : 'plain'}
              lines={[name, meaning]}
            />
            {index > 0 && (
              <Arrow from={[240, y - STEP + BOX + 3]} to={[240, y - 3]} />
            )}
          </g>
        );
      })}
    </Figure>
  );
}
