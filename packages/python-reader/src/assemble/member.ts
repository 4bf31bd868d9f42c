import type {Member} from '../model';
import type {Definition} from '../resolve/symbols';
import {buildAlias} from './alias';
import {buildAttribute} from './attribute';
import {baseOf} from './base';
import {buildClass} from './class';
import type {Context} from './context';
import {buildFunction, buildTypeParameters} from './function';
import {withInlineType} from './inline-type';

/** Builds the member for a definition. */
export function buildMember(definition: Definition, context: Context): Member {
  return withInlineType(build(definition, context), definition, context);
}

function build(definition: Definition, context: Context): Member {
  const {parsed} = definition;
  if (context.hierarchy.isClass(definition)) {
    const nested = (inner: Definition): Member => buildMember(inner, context);
    return buildClass(definition, nested, context);
  }
  switch (parsed.kind) {
    case 'function':
      return buildFunction(definition, parsed, context);
    case 'import':
      return buildAlias(definition, parsed, context);
    case 'typeAlias': {
      const scope = {
        module: definition.module,
        owner: definition.owner,
        typeParameters: parsed.typeParameters.map(({name}) => name),
      };
      return Object.assign(baseOf(definition, context), {
        kind: 'typeAlias' as const,
        value: context.names.expression(parsed.value, scope),
        typeParameters: buildTypeParameters(
          parsed.typeParameters,
          scope,
          context,
        ),
      });
    }
    case 'attribute':
      return buildAttribute(definition, parsed, context);
    case 'class':
      throw new Error(
        `${definition.path} is a class but was not recognized as one.`,
      );
  }
}
