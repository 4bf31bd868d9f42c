import type {Decorator, Location, MemberBase} from '../model';
import {scopeOf} from '../resolve/hierarchy';
import type {Definition} from '../resolve/symbols';
import type {RawDecorator, RawSignature} from '../syntax/parsed-module';
import type {Context} from './context';
import {docstringOf} from './docstring';
import {isPublic, visibilityOf} from './visibility';

/**
 * Returns a new object with the properties that all kinds of members share.
 * Add the rest with `Object.assign`: spreading the object into a literal that
 * has further properties is twenty times slower in V8, and took a tenth of the
 * total time.
 */
export function baseOf(definition: Definition, context: Context): MemberBase {
  const {parsed, name, path} = definition;
  const decorators = decoratorsOf(parsed.decorators, definition, context);
  const docstring = docstringOf(definition, context);
  const deprecated =
    decoratedDeprecation(definition, decorators, context) ??
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

/** The location of the implementation, or of the stub if there is none. */
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

/** An overload that is deprecated leaves the other overloads as they are. */
function decoratedDeprecation(
  definition: Definition,
  decorators: Decorator[],
  context: Context,
): string | null {
  const {parsed} = definition;
  if (parsed.kind !== 'function' || parsed.overloads.length === 0) {
    return deprecationOf(parsed.decorators, decorators);
  }
  const reasonOf = (signature: RawSignature) =>
    deprecationOf(
      signature.decorators,
      decoratorsOf(signature.decorators, definition, context),
    );
  const whole = parsed.signature ? reasonOf(parsed.signature) : null;
  const reasons = parsed.overloads.map(reasonOf);
  return whole ?? (reasons.includes(null) ? null : (reasons[0] ?? null));
}

/** The reason that a decorator gives, '' if it gives none. */
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

/** Whether the path of one of the decorators matches. */
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
