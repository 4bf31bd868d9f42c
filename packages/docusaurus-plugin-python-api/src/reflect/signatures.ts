import {type JSONOutput, ReflectionKind} from 'typedoc';
import {
  withoutReceiver,
  writtenName,
  type Docstring,
  type MemberBase,
  type Parameter,
  type Signature,
  type TypeParameter,
} from 'python-reader';
import type {Scope} from '../resolve/name-resolver';
import {reflectComment} from './comments';
import {reflectRemarks} from './remarks';
import type {ReflectContext} from './context';
import {reflectExpression} from './expressions';
import {printShown} from './shown-name';

function reflectParameter(
  parameter: Parameter,
  context: ReflectContext,
): JSONOutput.ParameterReflection {
  return {
    id: context.freshId(),
    name: writtenName(parameter),
    variant: 'param',
    kind: ReflectionKind.Parameter,
    flags: {},
    type: parameter.annotation
      ? reflectExpression(parameter.annotation, context)
      : undefined,
    defaultValue: parameter.default
      ? printShown(parameter.default, context)
      : undefined,
  };
}

/** A `/` or `*` among the parameters, as in Python. */
function reflectMarker(
  name: '/' | '*',
  context: ReflectContext,
): JSONOutput.ParameterReflection {
  return {
    id: context.freshId(),
    name,
    variant: 'param',
    kind: ReflectionKind.Parameter,
    flags: {},
  };
}

function reflectParameters(
  parameters: readonly Parameter[],
  context: ReflectContext,
): JSONOutput.ParameterReflection[] {
  const reflected: JSONOutput.ParameterReflection[] = [];
  let previous: Parameter['kind'] | null = null;
  for (const parameter of parameters) {
    const {kind} = parameter;
    if (previous === 'positionalOnly' && kind !== 'positionalOnly') {
      reflected.push(reflectMarker('/', context));
    }
    if (
      kind === 'keywordOnly' &&
      previous !== 'keywordOnly' &&
      previous !== 'variadicPositional'
    ) {
      reflected.push(reflectMarker('*', context));
    }
    reflected.push(reflectParameter(parameter, context));
    previous = kind;
  }
  if (previous === 'positionalOnly') {
    reflected.push(reflectMarker('/', context));
  }
  return reflected;
}

/** Type parameters in the syntax of PEP 695, such as `T: Base = int`. */
export function reflectTypeParameters(
  parameters: readonly TypeParameter[],
  context: ReflectContext,
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
          ? reflectExpression(parameter.bound, context)
          : reflectConstraints(parameter, context),
        default: parameter.default
          ? reflectExpression(parameter.default, context)
          : undefined,
      }));
}

function reflectConstraints(parameter: TypeParameter, context: ReflectContext) {
  if (parameter.constraints.length === 0) {
    return undefined;
  }
  const pieces = parameter.constraints.flatMap((constraint, index) => [
    {kind: 'text' as const, text: index === 0 ? '(' : ', '},
    ...constraint,
  ]);
  return reflectExpression([...pieces, {kind: 'text', text: ')'}], context);
}

export interface SignatureOptions {
  /** Whether its first parameter is `self` or `cls`. */
  bound: boolean;
  constructs: boolean;
  scope: Scope;
  /** The member, whose docstring is shown once for all its signatures. */
  shared: Pick<MemberBase, 'docstring' | 'deprecated'> | null;
}

/** The docstring of an overload, if it differs from that of the member. */
function ownDocstring(
  {docstring}: Signature,
  {shared}: SignatureOptions,
): Docstring | null {
  return docstring && docstring.raw !== shared?.docstring?.raw
    ? docstring
    : null;
}

/** Reflects a signature as it is called, without `self` and `cls`. */
export function reflectSignature(
  signature: Signature,
  name: string,
  options: SignatureOptions,
  context: ReflectContext,
): JSONOutput.SignatureReflection {
  const parameters = options.bound
    ? withoutReceiver(signature.parameters)
    : signature.parameters;
  const {deprecated} = signature;
  const isShared = deprecated === options.shared?.deprecated;
  return {
    id: context.freshId(),
    name,
    variant: 'signature',
    kind: options.constructs
      ? ReflectionKind.ConstructorSignature
      : ReflectionKind.CallSignature,
    flags: {},
    comment: reflectComment(
      ownDocstring(signature, options),
      signature.isAsync ? ['async'] : [],
      options.scope,
      context,
      reflectRemarks(
        {deprecated: isShared ? null : deprecated, condition: null},
        options.scope,
        context,
      ),
    ),
    parameters: reflectParameters(parameters, context),
    typeParameters: reflectTypeParameters(signature.typeParameters, context),
    type: signature.returns
      ? reflectExpression(signature.returns, context)
      : undefined,
  };
}
