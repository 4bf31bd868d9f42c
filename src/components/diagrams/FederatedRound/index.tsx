import React, {type ReactNode} from 'react';
import Figure, {Arrow, Box, Label} from '../Figure';

const PODS = [
  {name: 'Pod A', x: 6},
  {name: 'Pod B', x: 168},
  {name: 'Pod C', x: 330},
];
const WIDTH = 144;

/** One round of federated training, with three pods. */
export default function FederatedRound(): ReactNode {
  return (
    <Figure
      title="One round of federated training. The modeller sends the shared parameters to three pods. Each pod trains on its own rows and returns how the parameters changed. The modeller averages the changes, and the next round starts from the result. Only parameters and metrics are exchanged."
      height={410}
      caption="One round of federated averaging with three pods."
    >
      <Box
        look="yours"
        x={6}
        y={6}
        width={468}
        height={88}
        lines={[
          'Modeller',
          '1. sends the shared parameters',
          '4. averages the changes, starts the next round',
        ]}
      />
      {PODS.map(({name, x}) => (
        <g key={name}>
          <Arrow from={[x + 48, 98]} to={[x + 48, 210]} />
          <Arrow from={[x + 84, 210]} to={[x + 84, 98]} />
          <Box
            look="pod"
            x={x}
            y={216}
            width={WIDTH}
            height={88}
            lines={[name, '2. trains on', 'its own rows']}
          />
        </g>
      ))}
      <Label x={153} y={154} lines={['parameters ↓']} />
      <Label x={315} y={154} lines={['3. changes ↑']} />
      <Box x={6} y={330} width={468} height={68} look="open" />
      <Label
        x={240}
        y={364}
        lines={['Only parameters and metrics are exchanged']}
      />
    </Figure>
  );
}
