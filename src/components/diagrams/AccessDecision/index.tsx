import React, {type ReactNode} from 'react';
import Figure, {Arrow, Box, Label} from '../Figure';

const QUESTIONS: readonly (readonly [string, string, string])[] = [
  ['Identity verified?', 'by the proof sent', 'PROOF_OF_IDENTITY'],
  ['Role on this pod?', 'granted to this user', 'NO_ACCESS'],
  ['Task covered?', 'by the role', 'UNAUTHORISED'],
];
const BOX = 66;
const STEP = 108;

/** How a pod decides on a request, and what each role is allowed to do. */
export default function AccessDecision(): ReactNode {
  return (
    <Figure
      title="A pod checks three things for each request, in this order. It verifies who sent the request, and refuses an invalid or missing proof of identity with INVALID_PROOF_OF_IDENTITY or NO_PROOF_OF_IDENTITY. It checks whether this user has a role on the pod, and refuses otherwise with NO_ACCESS. It checks whether the role covers the task, and refuses otherwise with UNAUTHORISED. If all checks pass, the pod accepts. Roles from widest to narrowest: Super Modeller, General Modeller, Private Modeller, then SQL Analyst and Inference Runner, each for one kind of task."
      height={694}
      caption="The three checks of a request, with the codes of the refusals, and the five access roles."
    >
      {QUESTIONS.map(([question, about, refusal], index) => {
        const y = 6 + index * STEP;
        return (
          <g key={question}>
            <Box
              look="pod"
              hasIcon={false}
              x={6}
              y={y}
              width={212}
              height={BOX}
              lines={[question, about]}
            />
            <Arrow from={[222, y + 33]} to={[262, y + 33]} look="dashed" />
            <Label x={242} y={y + 14} lines={['no']} />
            <Label
              x={270}
              y={y + 33}
              align="start"
              lines={index === 0 ? ['INVALID_… or NO_…', refusal] : [refusal]}
            />
            <Arrow from={[112, y + BOX + 3]} to={[112, y + STEP - 4]} />
            <Label x={128} y={y + BOX + 21} align="start" lines={['yes']} />
          </g>
        );
      })}
      <Box
        look="pod"
        x={6}
        y={330}
        width={212}
        height={44}
        lines={['Accept']}
      />
      <Box x={6} y={404} width={468} height={284} look="open" />
      <Label
        x={26}
        y={428}
        align="start"
        lines={['Roles, widest first']}
        hasHeading
      />
      <Box
        look="yours"
        x={24}
        y={446}
        width={432}
        height={52}
        lines={['Super Modeller', 'anything, custom code included']}
      />
      <Box
        look="yours"
        x={46}
        y={504}
        width={388}
        height={52}
        lines={['General Modeller', 'built-in elements, named models']}
      />
      <Box
        look="yours"
        x={68}
        y={562}
        width={344}
        height={52}
        lines={['Private Modeller', 'only with differential privacy']}
      />
      <Box
        look="yours"
        x={24}
        y={622}
        width={210}
        height={54}
        lines={['SQL Analyst', 'SQL queries only']}
      />
      <Box
        look="yours"
        x={246}
        y={622}
        width={210}
        height={54}
        lines={['Inference Runner', 'named models only']}
      />
    </Figure>
  );
}
