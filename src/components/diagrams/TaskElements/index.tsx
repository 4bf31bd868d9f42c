import React, {type ReactNode} from 'react';
import Figure, {Arrow, Box, Label} from '../Figure';

/** How the six task elements fit into each other. */
export default function TaskElements(): ReactNode {
  return (
    <Figure
      title="The protocol holds everything else. It has one algorithm or more, and for training an aggregator. An algorithm that learns or predicts holds a model. The model, or an algorithm that brings its own, reads columns through a data structure, and the data structure relies on the schema of the pod."
      height={592}
    >
      <Box x={6} y={6} width={468} height={420} look="open" />
      <Label
        x={240}
        y={40}
        lines={['Protocol', 'who talks, and when']}
        hasHeading
      />
      <Box
        x={26}
        y={72}
        width={206}
        height={66}
        look="strong"
        lines={['Algorithm', 'what each pod does']}
      />
      <Box
        x={248}
        y={72}
        width={206}
        height={66}
        lines={['Aggregator', 'how updates combine']}
      />
      <Arrow from={[129, 141]} to={[129, 189]} />
      <Label x={146} y={165} align="start" lines={['trains or runs']} />
      <Box
        x={26}
        y={194}
        width={428}
        height={66}
        lines={['Model', 'left out where the algorithm has its own']}
      />
      <Arrow from={[240, 263]} to={[240, 311]} />
      <Label x={256} y={287} align="start" lines={['reads tensors through']} />
      <Box
        x={26}
        y={316}
        width={428}
        height={88}
        lines={[
          'Data structure',
          'which columns, which target,',
          'which steps',
        ]}
      />
      <Arrow from={[240, 430]} to={[240, 487]} />
      <Label x={256} y={459} align="start" lines={['names columns of']} />
      <Box
        x={26}
        y={492}
        width={428}
        height={88}
        look="strong"
        lines={[
          'Schema',
          'types and categories,',
          'made by the pod, kept by the hub',
        ]}
      />
    </Figure>
  );
}
