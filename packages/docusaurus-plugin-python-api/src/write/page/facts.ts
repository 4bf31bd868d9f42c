import type {DeclarationReflection} from 'typedoc';
import {flagsOf} from './fields';
import {element} from './jsx';
import {printTokens, type Token} from './tokens';

/** Badges and the source link of a member. */
export function printFacts(
  member: DeclarationReflection,
  kind: string | undefined,
  options: {
    overrides?: {name: string; url: string};
    /** Its type, if there is no signature. */
    type?: readonly Token[];
  } = {},
): string {
  const [source] = member.sources ?? [];
  return element('Facts', {
    kind,
    type: options.type?.length ? {jsx: printTokens(options.type)} : undefined,
    flags: flagsOf(member.comment).join(' '),
    file: source?.fileName,
    line: source?.line,
    source: source?.url,
    overrides: options.overrides?.name,
    overridesUrl: options.overrides?.url,
  });
}

function codesOf(member: DeclarationReflection, tag: `@${string}`): string {
  const content = member.comment?.getTag(tag)?.content ?? [];
  return content.map(({text}) => text).join(' ');
}

/** How a symbol with several paths is imported. */
export function printPaths(member: DeclarationReflection): string {
  const statement = codesOf(member, '@importAs');
  return statement === ''
    ? ''
    : element('ImportPath', {
        statement,
        others: codesOf(member, '@aliases'),
        definition: codesOf(member, '@definedIn'),
      });
}

/** A heading with its id. The name is code, so that it needs no escaping. */
export function heading(level: number, name: string, id: string): string {
  const safe = id.replace(/[\\_*`[\]<>{}]/g, '\\$&');
  return `${'#'.repeat(Math.min(level, 6))} \`${name}\` \\{#${safe}}`;
}

/** A heading for several symbols. Its id contains a hyphen, unlike Python names. */
export function sectionHeading({
  title,
  id,
}: {
  title: string;
  id: string;
}): string {
  return `## ${title} \\{#${id}}`;
}
