import React, {type ReactNode} from 'react';
import Figure, {Arrow, Box, FIGURE_WIDTH} from '../Figure';

const LAYERS: readonly (readonly [string, string])[] = [
  ['Your file or program', 'pod.yaml, task.yaml, or Python'],
  ['Runners', 'read a file, build what it names'],
  ['Federated runtime', 'pod, modeller, protocols, algorithms'],
  ['Models and data', 'sources, schemas, structures, models'],
  ['Backend', 'PyTorch, for everything with a model'],
];
const BOX = 58;
const STEP = 82;
const TOP = 6;

/** The SDK's layers, from the user's file down to the backend. */
export default function SdkLayers(): ReactNode {
  return (
    <Figure
      title="Five layers, each built on the one below it. Your file or program calls the runners, the runners build objects of the federated runtime, the runtime uses models and data, and models compute with a backend. Python code may call the runtime directly."
      height={TOP + LAYERS.length * STEP - 18}
    >
      {LAYERS.map(([name, meaning], index) => {
        const y = TOP + index * STEP;
        return (
          <g key={name}>
            <Box
              x={40}
              y={y}
              width={FIGURE_WIDTH - 80}
              height={BOX}
              look={index === 0 ? 'strong' : 'plain'}
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
