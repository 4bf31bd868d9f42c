import {expect, it} from 'vitest';
import {coalesce} from '../../src/plugin/coalesce';

it('runs once more for all calls while it is running', async () => {
  let runs = 0;
  const finish: (() => void)[] = [];
  const update = coalesce(() => {
    runs += 1;
    return new Promise((resolve) => {
      finish.push(resolve);
    });
  });
  const first = update();
  const others = [update(), update()];
  expect(runs).toBe(1);
  finish[0]?.();
  await first;
  await Promise.resolve();
  expect(runs).toBe(2);
  finish[1]?.();
  await Promise.all(others);
  expect(runs).toBe(2);
});

it('runs again after an error', async () => {
  let runs = 0;
  const update = coalesce(() => {
    runs += 1;
    return runs === 1 ? Promise.reject(new Error('first')) : Promise.resolve();
  });
  const first = update();
  const second = update();
  await expect(first).rejects.toThrow('first');
  await second;
  expect(runs).toBe(2);
});
