import {expect, it} from 'vitest';
import {createEmbeddedEngine} from '../bench/embedded-engine';
import {recordsOf} from './helpers';

it('measures the bytes of a first answer, the code of the search included', async () => {
  const engine = await createEmbeddedEngine();
  await engine.prepare(
    recordsOf([
      {url: '/anchors', title: 'Anchors', markdown: 'They hold a ship.'},
    ]),
  );
  const nothing = await engine.measureFirstAnswer('');
  expect(nothing).toBeGreaterThan(1000);
  expect(await engine.measureFirstAnswer('anchors')).toBeGreaterThan(nothing);
  expect(await engine.search('anchors')).toEqual(['/anchors']);
});
