import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {build} from 'esbuild';
import type {Run} from './support/sliced-page';

async function takeOver(page: Page): Promise<Run> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'support', 'sliced-page.ts')],
    bundle: true,
    write: false,
    platform: 'browser',
  });
  // The scheduler would resume before messages, which this test uses as its clock.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'scheduler', {value: undefined});
  });
  await page.goto('about:blank');
  await page.setContent('<!doctype html><title>A page</title>');
  await page.addScriptTag({content: outputFiles[0]?.text ?? ''});
  return page.evaluate(async () =>
    (window as never as {run: () => Promise<Run>}).run(),
  );
}

test('a page is hydrated in slices with the same result as in one', async ({
  page,
}) => {
  const {tasks, ids, rendered, seen, hadElement, kept, className, order} =
    await takeOver(page);

  await test.step('each in a separate task', () => {
    // A part without an element of its own is rendered with the first one.
    expect(tasks[1]).toBe(tasks[0]);
    expect(new Set(tasks).size).toBe(6);
  });
  await test.step('with the ids and elements that it had', () => {
    expect(ids[1]).toBe(rendered.at(-1));
    expect(new Set(rendered).size).toBe(7);
    expect(ids.toSorted()).toEqual(rendered.toSorted());
    expect(kept).toBe(true);
  });
  await test.step('with effects, references and frames after the last part', () => {
    expect(seen).toEqual({layout: 7, effect: 7, frame: 7});
    expect(hadElement).toBe(true);
    expect(className).toBe('browser');
  });
  await test.step('and deferred parts move with their siblings', () => {
    expect(order).toEqual(['f', 'e', 'd', 'c', 'b', 'a']);
  });
});
