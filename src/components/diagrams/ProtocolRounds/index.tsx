import React, {type ReactNode} from 'react';
import Figure, {Arrow, Box, Label} from '../Figure';

const PROTOCOLS = [
  {
    name: 'ResultsOnly',
    rounds: 'one round',
    down: 'task',
    up: 'results',
    isTwoWay: false,
  },
  {
    name: 'FederatedAveraging',
    rounds: 'many rounds',
    down: 'parameters',
    up: 'updates',
    isTwoWay: true,
  },
  {
    name: 'InferenceAndCSVReport',
    rounds: 'one round',
    down: 'task',
    up: 'completion only',
    isTwoWay: false,
  },
];
const STEP = 176;

/** What each protocol sends to the pods and receives from them. */
export default function ProtocolRounds(): ReactNode {
  return (
    <Figure
      title="ResultsOnly sends the task to the pods once and receives results. FederatedAveraging sends parameters to the pods, receives updates, averages them and starts the next round. InferenceAndCSVReport sends the task once and receives only a completion message; the report stays on the pods."
      height={PROTOCOLS.length * STEP - 14}
      caption="What three of the built-in protocols send to the pods and receive from them."
    >
      {PROTOCOLS.map(({name, rounds, down, up, isTwoWay}, index) => {
        const y = index * STEP;
        return (
          <g key={name}>
            <Label x={6} y={y + 18} align="start" lines={[name]} hasHeading />
            <Label x={474} y={y + 18} align="end" lines={[rounds]} />
            <Box
              look="yours"
              x={6}
              y={y + 38}
              width={120}
              height={112}
              lines={['Modeller']}
            />
            <Arrow from={[132, y + 72]} to={[346, y + 72]} />
            <Label x={240} y={y + 56} lines={[down]} />
            <Arrow
              from={[346, y + 122]}
              to={[132, y + 122]}
              look={name === 'InferenceAndCSVReport' ? 'dashed' : 'plain'}
            />
            <Label x={240} y={y + 106} lines={[up]} />
            {isTwoWay && <Label x={240} y={y + 140} lines={['repeated']} />}
            <Box
              x={352}
              y={y + 38}
              width={122}
              height={112}
              look="pod"
              lines={
                name === 'InferenceAndCSVReport'
                  ? ['Pods', 'keep the', 'report']
                  : ['Pods']
              }
            />
          </g>
        );
      })}
    </Figure>
  );
}
