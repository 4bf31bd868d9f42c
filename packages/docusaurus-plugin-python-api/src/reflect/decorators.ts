import type {JSONOutput} from 'typedoc';
import {printExpression, type Decorator} from 'python-reader';

/** Decorators that a badge, the kind of member or the signature already shows. */
const SHOWN =
  /(?:^|\.)(?:staticmethod|classmethod|\w*property|abstract\w+|overload|final|override|deprecated|setter|getter|deleter|runtime_checkable|computed_field|DynamicClassAttribute|wraps)$/i;

/** The decorators that matter to callers, as lines above a signature. */
export function reflectDecorators(
  decorators: readonly Decorator[],
): JSONOutput.CommentTag[] {
  return decorators
    .filter(({target, expression}) => {
      const [piece] = expression;
      const written = piece?.kind === 'name' ? piece.text : '';
      return written !== '' && !SHOWN.test(target ?? written);
    })
    .map(({expression}) => ({
      tag: '@decorator',
      content: [{kind: 'code', text: printExpression(expression)}],
    }));
}
