import type {Decorator, Location, MemberBase} from '../model';
import {scopeOf} from '../resolve/hierarchy';
import type {Definition} from '../resolve/symbols';
import type {RawDecorator} from '../syntax/parsed-module';
import type {Context} from './context';
import {docstringOf} from './docstring';
import {isPublic, visibilityOf} from './visibility';

/**
 * What members of every kind have in common, fresh for each of them: add the
 * rest with `Object.assign`. Spreading it into a literal that has properties
 * of its own behind it takes V8 twenty times as long, which was a tenth of a
 * whole read.
 */
export function baseOf(definition: Definition, context: Context): MemberBase {
  const {parsed, name, path} = definition;
  const decorators = decoratorsOf(parsed.decorators, definition, context);
  const docstring = docstringOf(definition, context);
  const deprecated =
    deprecationOf(parsed.decorators, decorators) ??
    docstring?.sections.flatMap((section) =>
      section.kind === 'deprecated' ? [section.text] : [],
    )[0] ??
    null;
  return {
    name,
    path,
    visibility: visibilityOf(name),
    public: isPublic(definition, context),
    home: null,
    importAs: null,
    flags: deprecated === null ? [] : ['deprecated'],
    deprecated,
    decorators,
    docstring,
    location: locationOf(definition),
    condition: parsed.condition,
    overrides: null,
  };
}

/** The implementation's place, the stub's where there is none. */
export function locationOf({parsed, file, source}: Definition): Location {
  const shown = source ?? {parsed, file};
  const {line, endLine} = shown.parsed;
  return {file: shown.file, line, endLine};
}

export function decoratorsOf(
  raw: RawDecorator[],
  definition: Definition,
  {names}: Context,
): Decorator[] {
  if (raw.length === 0) {
    return [];
  }
  const scope = scopeOf(definition);
  return raw.map(({expression, name, line}) => ({
    expression: names.expression(expression, scope),
    target: name === '' ? null : names.name(name, scope).target,
    line,
  }));
}

/** The reason a decorator gives; '' when it gives none. */
export function deprecationOf(
  raw: RawDecorator[],
  decorators: Decorator[],
): string | null {
  if (raw.length === 0) {
    return null;
  }
  const index = decorators.findIndex(({target}, at) =>
    /(?:^|\.)deprecated$/.test(target ?? raw[at]?.name ?? ''),
  );
  const decorator = raw[index];
  if (!decorator) {
    return null;
  }
  const reason = decorator.call?.arguments.find(
    ({name, shape}) =>
      shape.kind === 'string' &&
      (name === null || name === 'reason' || name === 'message'),
  );
  return reason?.shape.kind === 'string' ? reason.shape.text : '';
}

/** One of the decorators leads to a path that fits. */
export function isDecorated(decorators: Decorator[], fits: RegExp): boolean {
  if (decorators.length === 0) {
    return false;
  }
  return decorators.some(({target, expression}) => {
    const [piece] = expression;
    const written = piece?.kind === 'name' ? piece.text : '';
    return fits.test(target ?? written);
  });
}
