import {expect, it} from 'vitest';
import {placeLanes} from '../../../src/components/diagrams/Lanes/place-lanes';

const steps = (count: number) =>
  Array.from({length: count}, (_, place) => [`Step ${place}`, ''] as const);

it('numbers steps across all lanes, and turns from the last step of a row to the first of the next', () => {
  const placed = placeLanes([
    {name: 'One', steps: steps(3)},
    {name: 'Two', steps: steps(1)},
    {name: 'Three', steps: steps(5)},
    {name: 'Four', steps: steps(1)},
  ]);
  expect(placed.map(({first}) => first)).toEqual([1, 4, 5, 10]);
  expect(placed.map(({turn}) => turn)).toEqual([
    undefined,
    undefined,
    {from: 90, to: 10},
    {from: 90, to: 90},
  ]);
});

it('turns at the end of a row with fewer steps', () => {
  const placed = placeLanes([
    {name: 'One', steps: steps(2)},
    {name: 'Two', steps: steps(4)},
    {name: 'Three', steps: steps(2)},
  ]);
  expect(placed.map(({turn}) => turn)).toEqual([
    undefined,
    {from: 30, to: 10},
    {from: 70, to: 10},
  ]);
});

it('has no turn within a row', () => {
  const placed = placeLanes([
    {name: 'One', steps: steps(2)},
    {name: 'Two', steps: steps(3)},
  ]);
  expect(placed.flatMap(({turn}) => turn ?? [])).toEqual([]);
});
