import path from 'node:path';
import {expect, test} from '@playwright/test';
import {build} from 'esbuild';

test('a page is taken over in parts, each in a task of its own, and effects run after the last', async ({
  page,
}) => {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'support', 'sliced-page.ts')],
    bundle: true,
    write: false,
    platform: 'browser',
  });
  // What yields goes on before messages, which are the clock of this test.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'scheduler', {value: undefined});
  });
  await page.goto('about:blank');
  await page.setContent('<!doctype html><title>A page</title>');
  await page.addScriptTag({content: outputFiles[0]?.text ?? ''});
  const {tasks, ids, partsAtEffect, kept, rendered} = await page.evaluate(
    async () => (window as never as {run: () => Promise<Run>}).run(),
  );
  // What is in no element of its own comes with the first one.
  expect(tasks[1]).toBe(tasks[0]);
  expect(new Set(tasks).size).toBe(6);
  expect(ids[1]).toBe(rendered.at(-1));
  expect(new Set(rendered).size).toBe(7);
  expect(ids.toSorted()).toEqual(rendered.toSorted());
  expect(partsAtEffect).toBe(7);
  expect(kept).toBe(true);
});

interface Run {
  tasks: number[];
  ids: string[];
  partsAtEffect: number;
  kept: boolean;
  rendered: string[];
}
