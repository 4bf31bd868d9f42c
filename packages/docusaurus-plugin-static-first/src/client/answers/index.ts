import {answerClose} from './announcement';
import {answerSwitch} from './color-mode';
import {answerTab} from './tabs';

/**
 * Does what a control is for without React, if that can be done.
 *
 * @returns whether it was done.
 */
export function answer(control: HTMLElement): boolean {
  return answerSwitch(control) || answerClose(control) || answerTab(control);
}
