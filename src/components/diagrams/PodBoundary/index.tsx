import React, {type ReactNode} from 'react';
import Figure, {Arrow, Box, Label} from '../Figure';

/** What leaves a pod, and what never does. */
export default function PodBoundary(): ReactNode {
  return (
    <Figure
      title="Inside the pod stay raw records, the private key and, where the protocol writes its report at the pod, predictions and reports. Out of the pod go three things: metadata to the hub; status, and logs and progress marked for participants; encrypted protocol messages to the modeller."
      height={416}
    >
      <Box x={10} y={10} width={460} height={186} look="open" />
      <Label
        x={26}
        y={32}
        align="start"
        lines={['Inside the pod']}
        hasHeading
      />
      <Box
        x={26}
        y={52}
        width={428}
        height={60}
        look="strong"
        lines={['Raw records', 'and the pod’s private key']}
      />
      <Box
        x={26}
        y={122}
        width={428}
        height={60}
        look="strong"
        lines={[
          'Predictions and reports',
          'if the protocol writes them at the pod',
        ]}
      />
      <Arrow from={[83, 200]} to={[83, 268]} />
      <Arrow from={[240, 200]} to={[240, 268]} />
      <Arrow from={[397, 200]} to={[397, 268]} />
      <Box
        x={10}
        y={274}
        width={146}
        height={132}
        lines={[
          'Metadata',
          'names and',
          'descriptions,',
          'the schema with',
          'its categories',
        ]}
      />
      <Box
        x={167}
        y={274}
        width={146}
        height={132}
        lines={[
          'Monitoring',
          'status,',
          'logs and progress',
          'marked for',
          'participants',
        ]}
      />
      <Box
        x={324}
        y={274}
        width={146}
        height={132}
        lines={[
          'Encrypted',
          'updates, metrics,',
          'query results or',
          'predictions, as',
          'the protocol says',
        ]}
      />
    </Figure>
  );
}
