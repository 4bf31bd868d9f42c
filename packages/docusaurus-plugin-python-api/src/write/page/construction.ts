import {
  type DeclarationReflection,
  type ParameterReflection,
  ReflectionKind,
  type SignatureReflection,
} from 'typedoc';
import {printComment} from './comment';
import type {ParameterIds} from './parameter-ids';
import {callTokens, decoratorsOf, signatureBox} from './signature';
import {textOf} from './tokens';
import {typeTokens} from './types';
import type {PageWriter} from './writer';

/** The constructor of a class, if it defines one. */
export function constructorOf({
  children,
}: DeclarationReflection): DeclarationReflection | undefined {
  return children?.find((child) => child.kindOf(ReflectionKind.Constructor));
}

/** Whether the rows of the attributes state everything in the signature. */
function areTypesIn(
  values: readonly DeclarationReflection[],
  {parameters = []}: SignatureReflection,
  writer: PageWriter,
): boolean {
  const typeOf = ({type}: DeclarationReflection | ParameterReflection) =>
    textOf(typeTokens(type, writer));
  return parameters
    .filter(({name}) => name !== '*' && name !== '/')
    .every((parameter) => {
      const value = values.find(({name}) => name === parameter.name);
      return value !== undefined && typeOf(value) === typeOf(parameter);
    });
}

/** Prints the constructor, with a box for each way to call the class. */
export function printConstruction(
  member: DeclarationReflection,
  values: readonly DeclarationReflection[],
  anchor: string,
  ids: ParameterIds,
  writer: PageWriter,
): string[] {
  const constructor = constructorOf(member);
  const signatures = constructor?.signatures ?? [];
  const decorators = decoratorsOf(member);
  const options = {
    keyword: 'class',
    name: member.name,
    decorators,
    typeParameters: member.typeParameters,
    ids,
  };
  const id =
    constructor && constructor.name !== 'constructor'
      ? `${anchor}.${constructor.name}`
      : undefined;
  if (signatures.length === 0) {
    return [
      signatureBox(callTokens(null, options, writer), `Class ${anchor}`, id),
    ];
  }
  return signatures.flatMap((signature, index) => [
    signatureBox(
      callTokens(
        signature,
        {...options, areTypesBelow: areTypesIn(values, signature, writer)},
        writer,
      ),
      signatures.length > 1
        ? `Constructor ${index + 1} of ${anchor}`
        : `Constructor of ${anchor}`,
      index === 0 ? id : undefined,
    ),
    ...printComment(signature.comment, [signature], writer, [], ids),
  ]);
}
