import React, {type ReactNode} from 'react';
import Figure, {Arrow, Box, Label, Zone} from '../Figure';

/** The parts of the platform and how they talk. */
export default function Parts(): ReactNode {
  return (
    <Figure
      title="The modeller and the pod both open outgoing connections to the services between them: identity provider, hub, access manager and message service. Encrypted messages pass through the message service. Inside the pod a worker reads the data. Nothing connects to the pod from outside."
      height={608}
      caption="The parts of the platform. Modeller and pod connect to the services between them and never to each other."
    >
      <Box
        look="yours"
        x={120}
        y={10}
        width={240}
        height={68}
        lines={['Modeller', 'Python, task file or app']}
      />
      <Arrow from={[240, 82]} to={[240, 132]} isTwoWay />
      <Label x={254} y={107} align="start" lines={['logs in, sends a task']} />
      <Zone y={138} height={190} side="service" lines={['Services']} />
      <Box
        look="service"
        hasIcon={false}
        x={26}
        y={174}
        width={206}
        height={66}
        lines={['Hub', 'accounts, schemas']}
      />
      <Box
        look="service"
        hasIcon={false}
        x={248}
        y={174}
        width={206}
        height={66}
        lines={['Message service', 'mailboxes']}
      />
      <Box
        look="service"
        hasIcon={false}
        x={26}
        y={250}
        width={206}
        height={66}
        lines={['Access manager', 'checks roles']}
      />
      <Box
        look="service"
        hasIcon={false}
        x={248}
        y={250}
        width={206}
        height={66}
        lines={['Identity provider', 'login']}
      />
      <Arrow from={[240, 392]} to={[240, 334]} />
      <Label
        x={254}
        y={361}
        align="start"
        lines={['outgoing connections only']}
      />
      <Zone
        y={398}
        height={198}
        side="pod"
        lines={['At the custodian’s site']}
      />
      <Box
        look="pod"
        hasIcon={false}
        x={26}
        y={438}
        width={428}
        height={60}
        lines={['Pod', 'checks each request, starts a worker']}
      />
      <Arrow from={[124, 500]} to={[124, 520]} />
      <Box
        look="pod"
        hasIcon={false}
        x={26}
        y={524}
        width={196}
        height={60}
        lines={['Worker', 'runs one task']}
      />
      <Arrow from={[254, 554]} to={[228, 554]} />
      <Box
        look="pod"
        hasIcon={false}
        x={258}
        y={524}
        width={196}
        height={60}
        lines={['Data', 'is not copied']}
      />
    </Figure>
  );
}
