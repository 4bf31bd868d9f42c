import React, {type ReactNode} from 'react';
import Figure, {Arrow, Box, Label, Zone} from '../Figure';

/** What the hub stores: projects, tasks, models, datasets and their pods. */
export default function HubObjects(): ReactNode {
  return (
    <Figure
      title="A project has a task and members. The task may use models. Members link datasets to the project. Each dataset belongs to a pod, which runs outside the hub, next to the data. The pod runs the task."
      height={490}
      caption="The objects that the hub stores, and the pod that registers a dataset and runs the task."
    >
      <Zone y={10} height={330} side="service" lines={['On the hub']} />
      <Box
        look="service"
        hasIcon={false}
        x={120}
        y={52}
        width={240}
        height={64}
        lines={['Project', 'terms and members']}
      />
      <Arrow from={[176, 118]} to={[176, 162]} />
      <Label x={188} y={140} align="start" lines={['runs']} />
      <Arrow from={[304, 118]} to={[304, 260]} />
      <Label x={316} y={189} align="start" lines={['members link']} />
      <Box
        look="service"
        hasIcon={false}
        x={26}
        y={166}
        width={206}
        height={64}
        lines={['Task', 'what is computed']}
      />
      <Arrow from={[176, 232]} to={[176, 260]} />
      <Label x={188} y={246} align="start" lines={['may use']} />
      <Box
        look="service"
        hasIcon={false}
        x={26}
        y={264}
        width={206}
        height={64}
        lines={['Model', 'code and weights']}
      />
      <Box
        look="service"
        hasIcon={false}
        x={248}
        y={264}
        width={206}
        height={64}
        lines={['Dataset', 'name and schema']}
      />
      <Arrow from={[304, 392]} to={[304, 332]} />
      <Label x={316} y={366} align="start" lines={['registers']} />
      <Box x={10} y={396} width={460} height={84} look="open" />
      <Label x={26} y={438} align="start" lines={['Next to', 'the data']} />
      <Box
        look="pod"
        x={120}
        y={408}
        width={334}
        height={60}
        lines={['Pod', 'serves the data, runs the task']}
      />
    </Figure>
  );
}
