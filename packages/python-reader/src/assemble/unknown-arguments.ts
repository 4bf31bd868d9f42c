import type {Docstring, Member, Signature} from '../model';
import type {Definition} from '../resolve/symbols';
import type {Context} from './context';

/** Reports arguments in a docstring that no signature has. */
export function reportUnknownArguments(member: Member, context: Context): void {
  const {docstring} = member;
  // Private members have no page, so their docstrings don't matter.
  const isShown =
    context.options.private === true ||
    !/(?:^|\.)_(?!_)|(?:^|\.)__\w*(?<!__)(?:\.|$)/.test(member.path);
  const isOwn =
    isShown && docstring !== null && docstring.inheritedFrom === null;
  const signatures = isOwn ? acceptedSignatures(member) : null;
  const isChecked =
    isOwn && signatures !== null && !takesAnything(signatures, docstring);
  if (isChecked) {
    report(docstring, member, signatures, context);
  }
}

/** The signatures of a member, null if it is unknown what may be passed. */
function acceptedSignatures(member: Member): Signature[] | null {
  switch (member.kind) {
    case 'function':
    case 'method': {
      const isWrapped = member.decorators.length > 0 && !isTransparent(member);
      const all = [
        ...member.overloads,
        ...(member.signature ? [member.signature] : []),
      ];
      return isWrapped ? null : all;
    }
    case 'class':
      return member.construction?.signatures ?? null;
    default:
      return null;
  }
}

/** Whether all decorators are from Python itself, which keep the parameters. */
function isTransparent({decorators}: Member): boolean {
  return decorators.every(({target}) =>
    /^(?:builtins|abc|functools|typing|typing_extensions|warnings|contextlib)\./.test(
      target ?? '',
    ),
  );
}

/**
 * Whether the names in a docstring can't be checked. If it doesn't describe `*args`
 * itself, it names the arguments that may be passed there.
 */
function takesAnything(
  signatures: Signature[],
  {sections}: Docstring,
): boolean {
  const described = new Set(
    sections.flatMap((section) =>
      'entries' in section
        ? section.entries.map(({name}) => plainName(name))
        : [],
    ),
  );
  return (
    signatures.length === 0 ||
    signatures.some(({parameters}) =>
      parameters.some(
        ({kind, name}) =>
          kind === 'variadicKeyword' ||
          (kind === 'variadicPositional' && !described.has(name)),
      ),
    )
  );
}

/** A name in a docstring without its stars. */
function plainName(name: string | null): string {
  return name?.replace(/^\\?\*+/, '') ?? '';
}

/** Arguments that the source takes and its docstring describes. */
function takenBehindStub(path: string, {registry}: Context): string[] {
  const found = registry.find(path);
  const definition = found?.kind === 'definition' ? found : null;
  const behind = (one: Definition | null | undefined): string[] =>
    one?.source?.parsed.kind === 'function'
      ? (one.source.parsed.signature?.parameters.map(({name}) => name) ?? [])
      : [];
  return [
    ...behind(definition),
    ...behind(definition?.members.get('__init__')),
  ];
}

function report(
  docstring: Docstring,
  member: Member,
  signatures: Signature[],
  context: Context,
): void {
  const names = new Set(
    signatures.flatMap(({parameters}) => parameters.map(({name}) => name)),
  );
  const taken = [...names].filter((one) => one !== 'self' && one !== 'cls');
  // `None` instead of a list means that there are none.
  const known = new Set([
    ...names,
    ...takenBehindStub(member.path, context),
    'None',
  ]);
  for (const section of docstring.sections) {
    if (section.kind !== 'parameters' && section.kind !== 'otherParameters') {
      continue;
    }
    // `x1, x2, ..., xn` describes the arguments of one parameter.
    const listed = new Set(
      section.entries.filter(({name}) => name === '...').map(({line}) => line),
    );
    for (const {name, line} of section.entries) {
      const plain = plainName(name);
      if (
        /^[\p{ID_Start}_][\p{ID_Continue}]*$/u.test(plain) &&
        !known.has(plain) &&
        !listed.has(line)
      ) {
        context.registry.diagnostics.add({
          ruleId: 'unknown-argument',
          severity: 'warning',
          file: docstring.file,
          line,
          reason: `the docstring of \`${member.path}\` describes \`${plain}\`, which is not a parameter`,
          note:
            taken.length > 0
              ? `Its parameters are ${taken.map((one) => `\`${one}\``).join(', ')}.`
              : 'It has no parameters.',
        });
      }
    }
  }
}
