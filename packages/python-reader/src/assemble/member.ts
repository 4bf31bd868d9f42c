import type {Member} from '../model';
import type {Definition} from '../resolve/symbols';
import {buildAlias} from './alias';
import {buildAttribute} from './attribute';
import {baseOf} from './base';
import {buildClass} from './class';
import type {Context} from './context';
import {buildFunction, buildTypeParameters} from './function';

/** Makes the member that a definition is. */
export function buildMember(definition: Definition, context: Context): Member {
  const {draft} = definition;
  if (context.hierarchy.isClass(definition)) {
    const nested = (inner: Definition): Member => buildMember(inner, context);
    return buildClass(definition, nested, context);
  }
  switch (draft.kind) {
    case 'function':
      return buildFunction(definition, draft, context);
    case 'import':
      return buildAlias(definition, draft, context);
    case 'typeAlias': {
      const scope = {
        module: definition.module,
        owner: definition.owner,
        typeParameters: draft.typeParameters.map(({name}) => name),
      };
      return Object.assign(baseOf(definition, context), {
        kind: 'typeAlias' as const,
        value: context.names.expression(draft.value, scope),
        typeParameters: buildTypeParameters(
          draft.typeParameters,
          scope,
          context,
        ),
      });
    }
    case 'attribute':
      return buildAttribute(definition, draft, context);
    case 'class':
      throw new Error(
        `${definition.path} is a class and was not taken for one.`,
      );
  }
}
