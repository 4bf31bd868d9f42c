import React, {type ReactNode} from 'react';
import Figure, {Arrow, Box} from '../Figure';

/** From a pre-trained model and a few labels to predictions on new images. */
export default function FineTuning(): ReactNode {
  return (
    <Figure
      title="A pre-trained retinal model and a training dataset with a few hundred labels are the inputs of the fine-tuning on the pod, which produces new weights. The new weights and a dataset of new images are the inputs of the inference on the pod, which writes predictions to a CSV file that stays there."
      height={400}
      caption="The two tasks of this project, with their inputs and outputs."
    >
      <Box
        x={10}
        y={10}
        width={220}
        height={70}
        lines={['Pre-trained model', 'from retinal images']}
      />
      <Box
        x={250}
        y={10}
        width={220}
        height={70}
        lines={['Training dataset', 'a few hundred labels']}
      />
      <Arrow from={[120, 84]} to={[190, 116]} />
      <Arrow from={[360, 84]} to={[290, 116]} />
      <Box
        look="pod"
        x={90}
        y={120}
        width={300}
        height={56}
        lines={['Fine-tune', 'on the pod, with one GPU']}
      />
      <Arrow from={[190, 180]} to={[120, 212]} />
      <Box
        x={10}
        y={216}
        width={220}
        height={56}
        lines={['New weights', 'for your classes']}
      />
      <Box
        x={250}
        y={216}
        width={220}
        height={56}
        lines={['New dataset', 'images without labels']}
      />
      <Arrow from={[120, 276]} to={[190, 308]} />
      <Arrow from={[360, 276]} to={[290, 308]} />
      <Box
        look="pod"
        x={90}
        y={312}
        width={300}
        height={76}
        lines={[
          'Run inference',
          'predictions in a CSV file',
          'that stays on the pod',
        ]}
      />
    </Figure>
  );
}
