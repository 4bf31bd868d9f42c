import React, {type ReactNode} from 'react';
import Figure, {Arrow, Box, Label} from '../Figure';

const PODS = [
  {name: 'Pod A', x: 6},
  {name: 'Pod B', x: 250},
];
const WIDTH = 224;

/** How one query becomes one frame per pod. */
export default function SqlAnswers(): ReactNode {
  return (
    <Figure
      title="One query goes to each pod. Each pod loads its data into a table and runs the query, with noise added if the query is private. You receive a list with one frame per pod, and add the frames up yourself."
      height={448}
    >
      <Box
        x={90}
        y={6}
        width={300}
        height={62}
        look="strong"
        lines={['Your query', 'one SELECT statement']}
      />
      {PODS.map(({name, x}) => {
        const middle = x + WIDTH / 2;
        return (
          <g key={name}>
            <Arrow from={[middle, 72]} to={[middle, 113]} />
            <Box
              x={x}
              y={118}
              width={WIDTH}
              height={110}
              lines={[
                name,
                'data becomes a table,',
                'the query runs,',
                'noise if private',
              ]}
            />
            <Arrow from={[middle, 232]} to={[middle, 291]} />
            <Label x={middle + 12} y={262} align="start" lines={['a frame']} />
          </g>
        );
      })}
      <Box
        x={6}
        y={296}
        width={468}
        height={62}
        lines={['A list', 'one frame per pod, in the order you named']}
      />
      <Arrow from={[240, 362]} to={[240, 383]} />
      <Box
        x={90}
        y={388}
        width={300}
        height={54}
        look="strong"
        lines={['Your sum', 'added up on your side']}
      />
    </Figure>
  );
}
