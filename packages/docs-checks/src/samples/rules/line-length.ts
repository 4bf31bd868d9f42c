import {fullNameOf} from 'docusaurus-plugin-page-exports/page';
import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import {type Block, placeOf} from '../pages/block';

/** Maximum line lengths, by the language in fences. */
export type LineLengths = Readonly<Record<string, number>>;

/** Limits lines to the width of a block, beyond which readers have to scroll. */
export function checkLineLength(
  block: Block,
  limits: LineLengths,
): Diagnostic[] {
  const byName = new Map(
    Object.entries(limits).map(([name, limit]) => [fullNameOf(name), limit]),
  );
  const limit = byName.get(block.language) ?? Infinity;
  return block.lines.flatMap(({code}, index) => {
    const length = Array.from(code).length;
    return length <= limit
      ? []
      : [
          createDiagnostic({
            ruleId: 'line-length',
            ...placeOf(block, index + 1),
            reason: `The line has ${length} characters; the limit for ${block.language} is ${limit}`,
            note: 'Break it as a formatter would, or shorten it.',
          }),
        ];
  });
}
