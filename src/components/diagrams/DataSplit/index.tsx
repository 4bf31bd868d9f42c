import React, {type ReactNode} from 'react';
import Figure, {Arrow, Box, Label} from '../Figure';

const PARTS = [
  {
    name: 'Train',
    share: '70 %',
    rows: '1,400 rows',
    use: ['read by', 'training'],
  },
  {
    name: 'Validation',
    share: '10 %',
    rows: '200 rows',
    use: ['read by model', 'selection'],
  },
  {
    name: 'Test',
    share: '20 %',
    rows: '400 rows',
    use: ['read by', 'evaluation'],
  },
];
const BOX = {width: 144, step: 158, left: 10};

/** How the rows of a dataset are split into training, validation and test. */
export default function DataSplit(): ReactNode {
  return (
    <Figure
      title="The pod reads the table and leaves out the ignored columns. A splitter then assigns each row to one of three parts. If the task defines a splitter, the pod uses that one, otherwise the one of the dataset. In the example, 1,400 of 2,000 rows go to train and are read by training, 200 go to validation and are read by model selection during training, and 400 go to test and are read by evaluation."
      height={424}
      caption="How a percentage splitter divides 2,000 rows, with 10&nbsp;% for validation and 20&nbsp;% for test."
    >
      <Box
        look="pod"
        x={10}
        y={6}
        width={460}
        height={64}
        lines={['Table on the pod', '2,000 rows, without ignored columns']}
      />
      <Arrow from={[240, 74]} to={[240, 108]} />
      <Box
        look="pod"
        hasIcon={false}
        x={10}
        y={114}
        width={460}
        height={86}
        lines={[
          'Splitter',
          'of the task if it defines one,',
          'otherwise of the dataset',
        ]}
      />
      {PARTS.map(({name, share, rows, use}, index) => {
        const x = BOX.left + index * BOX.step;
        const middle = x + BOX.width / 2;
        return (
          <g key={name}>
            <Arrow from={[middle, 204]} to={[middle, 262]} />
            <Label x={middle + 12} y={232} align="start" lines={[share]} />
            <Box
              x={x}
              y={268}
              width={BOX.width}
              height={64}
              lines={[name, rows]}
            />
            <Arrow from={[middle, 336]} to={[middle, 372]} />
            <Label x={middle} y={398} lines={use} />
          </g>
        );
      })}
    </Figure>
  );
}
