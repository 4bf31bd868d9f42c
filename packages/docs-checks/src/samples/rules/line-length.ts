import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import {type Block, placeOf} from '../pages/block';

/** Characters that a line may have, by language as fences name it. */
export type LineLengths = Readonly<Record<string, number>>;

/** A line that is longer than the block is wide scrolls, and half is unseen. */
export function checkLineLength(
  block: Block,
  limits: LineLengths,
): Diagnostic[] {
  const limit = limits[block.language] ?? Infinity;
  return block.lines.flatMap(({code}, index) => {
    const length = Array.from(code).length;
    return length <= limit
      ? []
      : [
          createDiagnostic({
            ruleId: 'line-length',
            ...placeOf(block, index + 1),
            reason: `The line has ${length} characters, and ${limit} are allowed in ${block.language}`,
            note: 'Break it as a formatter would, or shorten what it says.',
          }),
        ];
  });
}
