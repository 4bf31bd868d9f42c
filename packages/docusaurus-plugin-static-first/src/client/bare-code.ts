import {onRest} from './pointer-rest';

/**
 * Finds the theme's code block that an event occurred in, if it has no buttons.
 */
export function findBareCode(target: EventTarget | null): Element | undefined {
  const block =
    target instanceof Element ? target.closest('.theme-code-block') : null;
  return block?.querySelector('button') === null ? block : undefined;
}

/**
 * Calls `act` when the reader points at code without buttons, taps it or
 * focuses it. From Docusaurus 3.8 on, the theme adds them only when React runs.
 */
export function followBareCode(act: () => void, signal: AbortSignal): void {
  const onUse = ({target}: Event) => {
    if (findBareCode(target)) {
      act();
    }
  };
  onRest(findBareCode, act, signal);
  // Scrolling with a finger cancels the pointer, which is then never up.
  addEventListener('pointerup', onUse, {signal});
  addEventListener('focusin', onUse, {signal});
}
