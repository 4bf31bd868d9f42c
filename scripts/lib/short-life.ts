import {setFlagsFromString} from 'node:v8';

/** Bytecode that a function runs before V8 optimises it; 132 KB is usual. */
const BUDGET = 500_000;

/**
 * Tells V8 that this process ends within seconds. It would optimise hundreds
 * of functions in the background, which took a third of the processor time of
 * reading a large package and came too late to make that any faster.
 */
export function expectShortLife(): void {
  setFlagsFromString(`--interrupt-budget=${BUDGET}`);
}
