import type {
  AttributeMember,
  Expression,
  Member,
  PropertyMember,
} from '../model';
import {typedEntry} from '../docstring/entries';
import {printExpression} from '../print-expression';
import {scopeOf} from '../resolve/hierarchy';
import type {Definition} from '../resolve/symbols';
import type {Context} from './context';
import {typeFromProse} from './docstring';

type Typed = AttributeMember | PropertyMember;

function isTyped(member: Member): member is Typed {
  return ['attribute', 'constant', 'enumMember', 'property'].includes(
    member.kind,
  );
}

/** What joins the names of a type: signs, literals and a few words. */
const JOINTS =
  /^(?:'[^']*'|"[^"]*"|[^\p{L}\p{N}_'"]|\d+\b|\b(?:None|True|False|of|or)\b)*$/u;

/** Whether all words of a type are known names, as opposed to prose. */
function isKnown(type: Expression): boolean {
  return (
    type.some(({kind}) => kind === 'name') &&
    type.every((piece) =>
      piece.kind === 'name' ? piece.target !== null : JOINTS.test(piece.text),
    )
  );
}

/**
 * Reads the type at the start of the docstring of an attribute or a property,
 * `int: The number of pods.`, and removes it from the text. It is the type of the
 * member unless that has an annotation.
 *
 * @see https://www.sphinx-doc.org/en/master/usage/extensions/example_google.html
 */
export function withInlineType(
  member: Member,
  definition: Definition,
  context: Context,
): Member {
  const {docstring} = member;
  const [first, ...others] = docstring?.sections ?? [];
  if (!isTyped(member) || !docstring || first?.kind !== 'text') {
    return member;
  }
  const {line} = first;
  const lines = first.text.split('\n').map((text) => ({text, line}));
  const found = typedEntry(lines);
  if (!found || found.annotation === null || found.description === '') {
    return member;
  }
  const type = typeFromProse(found.annotation, scopeOf(definition), context);
  const isSame =
    member.type === null ||
    printExpression(member.type) === printExpression(type);
  return isSame && isKnown(type)
    ? Object.assign(member, {
        type: member.type ?? type,
        docstring: {
          ...docstring,
          sections: [{...first, text: found.description}, ...others],
        },
      })
    : member;
}
