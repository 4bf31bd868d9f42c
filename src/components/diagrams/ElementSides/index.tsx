import React, {type ReactNode} from 'react';
import Figure, {Arrow, Box, Label} from '../Figure';

/** The three classes of a protocol or an algorithm, and where each runs. */
export default function ElementSides(): ReactNode {
  return (
    <Figure
      title="A factory holds the arguments of a protocol or an algorithm. On your machine it makes the modeller side, which sends, collects and combines, and receives only what the worker sides send. It is sent to each pod as JSON and makes the worker side there, which reads the pod's data. The two sides exchange messages."
      height={430}
      caption="The factory of a protocol or algorithm, and the two sides that it creates."
    >
      <Box
        look="yours"
        x={90}
        y={6}
        width={300}
        height={66}
        lines={['Factory', 'arguments only, sent as JSON']}
      />
      <Arrow from={[140, 75]} to={[112, 137]} />
      <Label x={114} y={104} align="end" lines={['modeller()']} />
      <Arrow from={[340, 75]} to={[368, 137]} />
      <Label x={366} y={104} align="start" lines={['worker()']} />

      <Box x={6} y={142} width={190} height={276} look="open" />
      <Label x={101} y={168} lines={['Your machine']} />
      <Box
        look="yours"
        x={20}
        y={192}
        width={162}
        height={104}
        lines={['Modeller side', 'sends, collects', 'and combines']}
      />
      <Label x={101} y={360} lines={['receives what', 'the workers send']} />

      <Label x={240} y={222} lines={['messages']} />
      <Arrow from={[200, 244]} to={[280, 244]} isTwoWay />

      <Box x={284} y={142} width={190} height={276} look="open" />
      <Label x={379} y={168} lines={['Each pod']} />
      <Box
        look="pod"
        x={298}
        y={192}
        width={162}
        height={104}
        lines={['Worker side', 'computes', 'the result']}
      />
      <Arrow from={[379, 352]} to={[379, 301]} />
      <Box
        look="pod"
        hasIcon={false}
        x={298}
        y={356}
        width={162}
        height={48}
        lines={['Data']}
      />
    </Figure>
  );
}
