import React, {type ReactNode} from 'react';
import Figure, {Arrow, Box, Label, Zone} from '../Figure';

const TOP = 250;
const HEIGHT = 132;

/** What stays on a pod and what leaves it, by kind and task. */
export default function PodBoundary(): ReactNode {
  return (
    <Figure
      title="The dataset and the private key stay on the pod, and so do predictions and reports if the protocol keeps them there. Three kinds of information leave the pod: metadata and the status, which go to the hub; logs and progress for the participants; and encrypted results for the modeller. What the results contain depends on the task: training, evaluation and private SQL send no records, exact SQL sends the rows that it selects, predictions refer to individual records, and a custom model runs the code of its author."
      height={562}
      caption="What stays on a pod, what leaves it, and which results can contain records."
    >
      <Zone y={10} height={162} side="kept" lines={['Stays on the pod']} />
      <Box
        look="pod"
        hasIcon={false}
        x={26}
        y={52}
        width={428}
        height={46}
        lines={['Dataset and private key']}
      />
      <Box
        look="pod"
        hasIcon={false}
        x={26}
        y={108}
        width={428}
        height={52}
        lines={['Predictions and reports', 'if the protocol keeps them here']}
      />
      <Arrow from={[83, 176]} to={[83, TOP - 6]} look="leaving" />
      <Label x={94} y={210} align="start" lines={['leaves']} look="leaving" />
      <Arrow from={[240, 176]} to={[240, TOP - 6]} look="leaving" />
      <Label x={251} y={210} align="start" lines={['leaves']} look="leaving" />
      <Arrow from={[397, 176]} to={[397, TOP - 6]} look="leaving" />
      <Label x={408} y={210} align="start" lines={['leaves']} look="leaving" />
      <Box
        look="yours"
        hasIcon={false}
        x={10}
        y={TOP}
        width={146}
        height={HEIGHT}
        lines={[
          'To the hub',
          'names, status,',
          'descriptions,',
          'the schema with',
          'its categories',
        ]}
      />
      <Box
        look="yours"
        hasIcon={false}
        x={167}
        y={TOP}
        width={146}
        height={HEIGHT}
        lines={['To participants', 'marked logs', 'and progress']}
      />
      <Box
        look="yours"
        hasIcon={false}
        x={324}
        y={TOP}
        width={146}
        height={HEIGHT}
        lines={[
          'To the modeller',
          'results of the',
          'approved task,',
          'encrypted',
        ]}
      />
      <Arrow from={[397, TOP + HEIGHT + 4]} to={[397, 420]} />
      <Zone y={426} height={126} lines={['What the results contain']} />
      <Box
        look="yours"
        hasIcon={false}
        x={26}
        y={468}
        width={208}
        height={72}
        lines={['No records', 'training, evaluation,', 'private SQL']}
      />
      <Box
        look="yours"
        hasIcon={false}
        x={246}
        y={468}
        width={208}
        height={72}
        lines={['Possibly records', 'exact SQL, predictions,', 'custom models']}
      />
    </Figure>
  );
}
