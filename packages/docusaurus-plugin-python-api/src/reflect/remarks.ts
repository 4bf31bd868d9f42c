import type {JSONOutput} from 'typedoc';
import type {MemberBase} from 'python-reader';
import type {LinkName} from '../docstrings/link-names';
import {toMarkdown} from '../docstrings/to-markdown';
import type {Scope} from '../resolve/name-resolver';
import type {ReflectContext} from './context';

type Tag = JSONOutput.CommentTag;

/** The reason in a decorator, which names symbols as docstrings do. */
function reasonToMdx(
  reason: string,
  scope: Scope,
  {resolver, toMdx}: ReflectContext,
): string {
  const link: LinkName = (name, explicit) => {
    const match = resolver.find(name, scope, explicit);
    if (match.found !== 'place') {
      return undefined;
    }
    return typeof match.target === 'string' ? match.target : match.target.url;
  };
  return toMdx(toMarkdown(reason), link);
}

/** Tags for facts about a member that are not in its docstring. */
export function reflectRemarks(
  member: Pick<MemberBase, 'deprecated' | 'condition'>,
  scope: Scope,
  context: ReflectContext,
): Tag[] {
  const {deprecated, condition} = member;
  return [
    ...(deprecated === null
      ? []
      : [
          {
            tag: '@deprecated' as const,
            content: [
              {
                kind: 'text' as const,
                text: reasonToMdx(deprecated, scope, context),
              },
            ],
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
