import {answerClose, isClose} from './announcement';
import {answerSwitch, isSwitch} from './color-mode';
import {answerTab, isTab} from './tabs';

/** Whether a control is answered without React. */
export function isAnswered(control: HTMLElement): boolean {
  return isSwitch(control) || isClose(control) || isTab(control);
}

/**
 * Does what a control is for without React, if that can be done.
 *
 * @returns whether it was done.
 */
export function answer(control: HTMLElement): boolean {
  return answerSwitch(control) || answerClose(control) || answerTab(control);
}
