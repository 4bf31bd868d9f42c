import {type JSONOutput, ReflectionKind} from 'typedoc';
import type {
  Docstring,
  Parameter,
  Signature,
  TypeParameter,
} from 'python-reader';
import type {Scope} from '../../reference/names';
import {emitComment, emitRemarks} from './comments';
import type {EmitContext} from './context';
import {emitExpression, printExpression} from './expressions';

const STARS: Readonly<Record<Parameter['kind'], string>> = {
  positionalOnly: '',
  positionalOrKeyword: '',
  variadicPositional: '*',
  keywordOnly: '',
  variadicKeyword: '**',
};

function emitParameter(
  parameter: Parameter,
  context: EmitContext,
): JSONOutput.ParameterReflection {
  return {
    id: context.freshId(),
    name: STARS[parameter.kind] + parameter.name,
    variant: 'param',
    kind: ReflectionKind.Parameter,
    flags: {},
    type: parameter.annotation
      ? emitExpression(parameter.annotation, context)
      : undefined,
    defaultValue: parameter.default
      ? printExpression(parameter.default)
      : undefined,
  };
}

/** `/` and `*` stand among the parameters, as they do in Python. */
function emitMarker(
  name: '/' | '*',
  context: EmitContext,
): JSONOutput.ParameterReflection {
  return {
    id: context.freshId(),
    name,
    variant: 'param',
    kind: ReflectionKind.Parameter,
    flags: {},
  };
}

function emitParameters(
  parameters: readonly Parameter[],
  context: EmitContext,
): JSONOutput.ParameterReflection[] {
  const emitted: JSONOutput.ParameterReflection[] = [];
  let previous: Parameter['kind'] | null = null;
  for (const parameter of parameters) {
    const {kind} = parameter;
    if (previous === 'positionalOnly' && kind !== 'positionalOnly') {
      emitted.push(emitMarker('/', context));
    }
    if (
      kind === 'keywordOnly' &&
      previous !== 'keywordOnly' &&
      previous !== 'variadicPositional'
    ) {
      emitted.push(emitMarker('*', context));
    }
    emitted.push(emitParameter(parameter, context));
    previous = kind;
  }
  if (previous === 'positionalOnly') {
    emitted.push(emitMarker('/', context));
  }
  return emitted;
}

/** Type parameters as PEP 695 writes them; the rest of `T: Base = int`. */
export function emitTypeParameters(
  parameters: readonly TypeParameter[],
  context: EmitContext,
): JSONOutput.TypeParameterReflection[] | undefined {
  const stars = {typeVar: '', typeVarTuple: '*', paramSpec: '**'};
  return parameters.length === 0
    ? undefined
    : parameters.map((parameter) => ({
        id: context.freshId(),
        name: stars[parameter.kind] + parameter.name,
        variant: 'typeParam',
        kind: ReflectionKind.TypeParameter,
        flags: {},
        type: parameter.bound
          ? emitExpression(parameter.bound, context)
          : emitConstraints(parameter, context),
        default: parameter.default
          ? emitExpression(parameter.default, context)
          : undefined,
      }));
}

function emitConstraints(parameter: TypeParameter, context: EmitContext) {
  if (parameter.constraints.length === 0) {
    return undefined;
  }
  const pieces = parameter.constraints.flatMap((constraint, index) => [
    {kind: 'text' as const, text: index === 0 ? '(' : ', '},
    ...constraint,
  ]);
  return emitExpression([...pieces, {kind: 'text', text: ')'}], context);
}

export interface SignatureOptions {
  /** Its first parameter is `self` or `cls`. */
  bound: boolean;
  constructs: boolean;
  scope: Scope;
  /** The member's docstring, which is told once for all its signatures. */
  said: Docstring | null;
}

/** What an overload says of itself alone. */
function ownDocstring(
  {docstring}: Signature,
  {said}: SignatureOptions,
): Docstring | null {
  return docstring && docstring.raw !== said?.raw ? docstring : null;
}

/** How a call is written, without `self` and `cls`. */
export function emitSignature(
  signature: Signature,
  name: string,
  options: SignatureOptions,
  context: EmitContext,
): JSONOutput.SignatureReflection {
  const parameters = options.bound
    ? signature.parameters.slice(1)
    : signature.parameters;
  return {
    id: context.freshId(),
    name,
    variant: 'signature',
    kind: options.constructs
      ? ReflectionKind.ConstructorSignature
      : ReflectionKind.CallSignature,
    flags: {},
    comment: emitComment(
      ownDocstring(signature, options),
      signature.isAsync ? ['async'] : [],
      options.scope,
      context,
      emitRemarks({deprecated: signature.deprecated, condition: null}),
    ),
    parameters: emitParameters(parameters, context),
    typeParameters: emitTypeParameters(signature.typeParameters, context),
    type: signature.returns
      ? emitExpression(signature.returns, context)
      : undefined,
  };
}
