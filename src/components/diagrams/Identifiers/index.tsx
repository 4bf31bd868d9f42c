import React, {type ReactNode} from 'react';
import Figure, {Arrow, Box, Label} from '../Figure';

const POD = {x: 6, width: 214};
const DATASET = {x: 260, width: 214};
const HEIGHT = 66;

/** How pods and datasets are named, and what roles and tasks refer to. */
export default function Identifiers(): ReactNode {
  return (
    <Figure
      title="A role names a pod, and a task names a dataset. Both identifiers have the form owner/name. A pod with one dataset shares its identifier with it: alice/census-income. A pod with several datasets, such as alice/plant-lab, has an identifier of its own, and so has each dataset: alice/flower-images and alice/leaf-masks. A role on the pod covers all of its datasets."
      height={392}
      caption="Identifiers of pods and datasets, for a pod with one dataset and for a pod with several."
    >
      <Label
        x={POD.x + POD.width / 2}
        y={28}
        lines={['Pod', 'named by roles']}
        hasHeading
      />
      <Label
        x={DATASET.x + DATASET.width / 2}
        y={28}
        lines={['Dataset', 'named by tasks']}
        hasHeading
      />
      <Label x={6} y={80} align="start" lines={['With one dataset']} />
      <Box
        look="pod"
        {...POD}
        y={98}
        height={HEIGHT}
        lines={['alice/census-income']}
      />
      <Arrow from={[224, 131]} to={[254, 131]} />
      <Box
        {...DATASET}
        y={98}
        height={HEIGHT}
        lines={['alice/census-income', 'the same identifier']}
      />
      <Label x={6} y={200} align="start" lines={['With several datasets']} />
      <Box
        look="pod"
        {...POD}
        y={218}
        height={HEIGHT}
        lines={['alice/plant-lab', 'a role covers all']}
      />
      <Arrow from={[224, 251]} to={[254, 251]} />
      <Arrow from={[224, 270]} to={[254, 314]} />
      <Box
        {...DATASET}
        y={218}
        height={HEIGHT}
        lines={['alice/flower-images']}
      />
      <Box {...DATASET} y={302} height={HEIGHT} lines={['alice/leaf-masks']} />
    </Figure>
  );
}
