import type {JSONOutput} from 'typedoc';
import type {MemberBase} from 'python-reader';
import {toMdx} from '../docstrings/to-mdx';

type Tag = JSONOutput.CommentTag;

/** Tags for facts about a member that are not in its docstring. */
export function reflectRemarks(
  member: Pick<MemberBase, 'deprecated' | 'condition'>,
): Tag[] {
  const {deprecated, condition} = member;
  return [
    ...(deprecated === null
      ? []
      : [
          {
            tag: '@deprecated' as const,
            content: [{kind: 'text' as const, text: toMdx(deprecated)}],
          },
        ]),
    ...(condition === null
      ? []
      : [
          {
            tag: '@condition' as const,
            content: [{kind: 'code' as const, text: condition}],
          },
        ]),
  ];
}
