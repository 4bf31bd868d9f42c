import {answerClose, isClose} from './announcement';
import {answerSwitch, isSwitch} from './color-mode';
import {answerTab, isTab} from './tabs';

/** Whether a control works without React. */
export function isAnswered(control: HTMLElement): boolean {
  return isSwitch(control) || isClose(control) || isTab(control);
}

/**
 * Does the action of a control without React, if possible.
 *
 * @returns whether the action was done.
 */
export function answer(control: HTMLElement): boolean {
  return answerSwitch(control) || answerClose(control) || answerTab(control);
}
