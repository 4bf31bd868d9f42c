import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {drawBrand} from '../brand/draw-brand';
import {messageOf} from '../message-of';
import type {Answers} from './answers';
import {Refusal} from './index';
import type {Plan} from './plan';

/**
 * Draws the images of a plan from the logos and colours that it would write.
 *
 * @returns the plan, with the images among the contents to write.
 * @throws Refusal if they can't be drawn, such as without Chromium.
 */
export async function drawImages(
  plan: Plan,
  root: string,
  answers: Answers,
): Promise<Plan> {
  if (plan.images.length === 0) {
    return plan;
  }
  const readSource = async (file: string) =>
    plan.writes.get(file)?.bytes.toString() ??
    (await readFile(path.join(root, file), 'utf8'));
  const drawn = await drawBrand(answers, readSource).catch((error: unknown) => {
    throw new Refusal(`The icons can't be drawn: ${messageOf(error)}`);
  });
  const writes = new Map(plan.writes);
  for (const [file, bytes] of drawn) {
    writes.set(file, {bytes});
  }
  return {...plan, writes, images: []};
}
