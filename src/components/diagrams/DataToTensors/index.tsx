import React, {type ReactNode} from 'react';
import Figure, {Arrow, Box, Label} from '../Figure';

const COLUMNS = [
  {name: 'Continuous', value: 'age: 47', result: 'one number'},
  {name: 'Categorical', value: 'status: married', result: '[0, 1], one-hot'},
  {name: 'Image', value: 'scan: 17.png', result: '3 × 224 × 224'},
  {name: 'Text', value: 'note: …', result: 'stays a string'},
];
const STEP = 82;
const TOP = 124;

/** How the columns of a row become tensors, all on the pod. */
export default function DataToTensors(): ReactNode {
  return (
    <Figure
      title="On the pod, dataset transformations change the table, and the splitter divides its rows. The selected columns are then converted by type. A continuous value becomes one number. A categorical value becomes a one-hot vector in the order of the schema. An image becomes a resized tensor. Text stays a string. Numbers and one-hot vectors are joined into one tabular tensor, each image column becomes a separate tensor, and so does the target."
      height={572}
      caption="How the selected columns become a batch for a model, depending on their semantic types."
    >
      <Box
        look="pod"
        x={10}
        y={6}
        width={460}
        height={66}
        lines={['Table on the pod', 'dataset transformations, then the split']}
      />
      {COLUMNS.map(({name, value, result}, index) => {
        const y = TOP + index * STEP;
        return (
          <g key={name}>
            <Box x={10} y={y} width={190} height={64} lines={[name, value]} />
            <Arrow from={[204, y + 32]} to={[272, y + 32]} />
            <Label x={280} y={y + 32} align="start" lines={[result]} />
          </g>
        );
      })}
      <Arrow from={[105, 76]} to={[105, 119]} />
      <Label x={120} y={98} align="start" lines={['each selected column']} />
      <Arrow from={[240, 442]} to={[240, 475]} />
      <Box
        look="pod"
        hasIcon={false}
        x={10}
        y={480}
        width={460}
        height={84}
        lines={[
          'Batch for the model',
          'inputs.tabular, inputs.images,',
          'targets',
        ]}
      />
    </Figure>
  );
}
