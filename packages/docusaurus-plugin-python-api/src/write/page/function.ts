import type {DeclarationReflection, ReferenceType} from 'typedoc';
import {printComment} from './comment';
import {heading, printFacts, printPaths} from './facts';
import {flagsOf} from './fields';
import {container} from './jsx';
import {ParameterIds} from './parameter-ids';
import {printRelated} from './related';
import {callTokens, decoratorsOf, signatureBox} from './signature';
import {typeTokens} from './types';
import type {PageWriter} from './writer';

/** The member that is overridden, if it is documented. */
function overridden(
  type: DeclarationReflection['overwrites'],
  writer: PageWriter,
): {name: string; url: string} | undefined {
  const reference: ReferenceType | undefined =
    type?.type === 'reference' ? type : undefined;
  const url = reference?.reflection ? writer.urlTo(reference.reflection) : '';
  return reference && url ? {name: reference.name, url} : undefined;
}

/** Prints a function or method: each overload, then the shared docstring. */
export function printFunction(
  member: DeclarationReflection,
  kind: 'function' | 'method',
  anchor: string,
  level: number,
  writer: PageWriter,
): string {
  const signatures = member.signatures ?? [];
  const isAsync =
    flagsOf(member.comment).includes('async') ||
    signatures.some(({comment}) => flagsOf(comment).includes('async'));
  const decorators = decoratorsOf(member);
  const ids = new ParameterIds(anchor, [
    ...signatures.map(({comment}) => comment),
    member.comment,
  ]);
  const boxes = signatures.flatMap((signature, index) => [
    signatureBox(
      callTokens(
        signature,
        {
          keyword: isAsync ? 'async def' : 'def',
          name: member.name,
          decorators,
          ids,
        },
        writer,
      ),
      signatures.length > 1
        ? `Signature ${index + 1} of ${anchor}`
        : `Signature of ${anchor}`,
    ),
    ...printComment(signature.comment, [signature], writer, [], ids),
  ]);
  return container('SymbolSection', {anchor}, [
    heading(level, member.name, anchor),
    printFacts(member, kind, {
      overrides: overridden(member.overwrites, writer),
    }),
    container('SymbolBody', {}, [
      printPaths(member),
      ...boxes,
      ...printComment(member.comment, signatures, writer, [], ids),
    ]),
  ]);
}

/**
 * Prints a property like an attribute, in one row. What its setter accepts is
 * below, if that is not the type of the value.
 */
export function printProperty(
  member: DeclarationReflection,
  anchor: string,
  level: number,
  writer: PageWriter,
): string {
  const taken = member.setSignature?.parameters?.[0]?.type;
  return container('SymbolSection', {anchor, kind: 'property'}, [
    heading(level, member.name, anchor),
    printFacts(member, undefined, {
      overrides: overridden(member.overwrites, writer),
      type: typeTokens(member.getSignature?.type, writer),
    }),
    printRelated('Accepts', taken && [taken], writer),
    ...printComment(member.comment, [], writer),
  ]);
}
