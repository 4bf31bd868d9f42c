import type {
  ParsedAttribute,
  ParsedClass,
  ParsedDefinition,
  ParsedFunction,
  ParsedImport,
  ParsedScope,
  ParsedStar,
  ExportStep,
  RawDocstring,
} from './parsed-module';

/** The conditions under which a statement runs. */
export interface Frame {
  /** It may not run, so it must not replace unconditional definitions. */
  isConditional: boolean;
  condition: string | null;
  /** Whether it is in a `try` with handlers. */
  isGuarded: boolean;
  /** Names from earlier branches, which take precedence. */
  taken: ReadonlySet<string>[];
  /** Where the names of the current branch are recorded. */
  noted: Set<string>[];
}

export const CERTAIN: Frame = {
  isConditional: false,
  condition: null,
  isGuarded: false,
  taken: [],
  noted: [],
};

const RANK = {attribute: 0, import: 1, typeAlias: 2, function: 3, class: 3};

/** Collects the definitions of a module or class body. */
export class ScopeBuilder {
  readonly exports: ExportStep[] = [];
  /** The string that opens the body, or that is assigned to `__doc__`. */
  docstring: RawDocstring | null = null;
  /** See `ParsedModule`. */
  readonly fieldDocstrings: Record<string, RawDocstring> = {};
  /** Definitions that a later `del` removes. */
  readonly deleted: ParsedDefinition[] = [];
  private readonly bound = new Map<string, ParsedAttribute>();
  private readonly definitions = new Map<string, ParsedDefinition>();
  private readonly order: (string | ParsedStar)[] = [];

  /** Adds a definition, unless another one takes precedence. */
  define(parsed: ParsedDefinition, frame: Frame): void {
    const existing = this.definitions.get(parsed.name);
    if (isTaken(parsed.name, frame)) {
      const isKept = existing?.kind === 'import' && existing.isGuarded;
      if (isKept && canReplace(parsed)) {
        parsed.condition = frame.condition;
        existing.otherwise ??= parsed;
      }
      return;
    }
    const group =
      parsed.kind === 'function' && existing?.kind === 'function'
        ? joinOverloads(existing, parsed)
        : null;
    if (!existing) {
      this.order.push(parsed.name);
    }
    if (group) {
      this.definitions.set(parsed.name, group);
    } else if (!existing || replaces(parsed, existing, frame)) {
      const shadows = existing?.kind === 'import' ? existing : null;
      parsed.condition = frame.condition;
      if (parsed.kind === 'class') {
        parsed.shadows = shadows;
      }
      this.definitions.set(parsed.name, parsed);
    }
    frame.noted.forEach((names) => names.add(parsed.name));
  }

  /** Adds names that are not definitions of their own, see `ParsedModule`. */
  bind(names: ParsedAttribute[]): void {
    names.forEach((one) => {
      this.bound.set(one.name, this.bound.get(one.name) ?? one);
    });
  }

  get incidental(): ParsedAttribute[] {
    return [...this.bound.values()];
  }

  get(name: string): ParsedDefinition | undefined {
    return this.definitions.get(name);
  }

  addStar(star: ParsedStar, frame: Frame): void {
    star.condition = frame.condition;
    this.order.push(star);
  }

  addExports(steps: ExportStep[], frame: Frame): void {
    const isOneOfSeveral = frame.isConditional && this.exports.length > 0;
    for (const step of steps) {
      const isSet = step.kind === 'set';
      this.exports.push(
        isSet && isOneOfSeveral ? {...step, kind: 'add'} : step,
      );
    }
  }

  remove(name: string, frame: Frame): void {
    if (frame.isConditional) {
      return;
    }
    const existing = this.definitions.get(name) ?? this.bound.get(name);
    if (existing) {
      this.deleted.push(existing);
      this.definitions.delete(name);
      this.bound.delete(name);
    }
    for (const entry of this.order) {
      if (typeof entry !== 'string') {
        entry.deleted.push(name);
      }
    }
  }

  build(): ParsedScope {
    return this.order.flatMap((entry) => {
      const parsed =
        typeof entry === 'string' ? this.definitions.get(entry) : entry;
      return parsed ? [parsed] : [];
    });
  }
}

function isTaken(name: string, frame: Frame): boolean {
  return frame.taken.some((names) => names.has(name));
}

/** Constants in a handler, such as `x = None`, only mark the import as missing. */
function canReplace(
  parsed: ParsedDefinition,
): parsed is ParsedFunction | ParsedClass | ParsedImport {
  return parsed.kind !== 'attribute' && parsed.kind !== 'typeAlias';
}

function replaces(
  parsed: ParsedDefinition,
  existing: ParsedDefinition,
  frame: Frame,
): boolean {
  return frame.isConditional
    ? RANK[parsed.kind] > RANK[existing.kind] && existing.kind === 'attribute'
    : true;
}

/** Adds an overload, or the implementation that ends a group of overloads. */
function joinOverloads(
  existing: ParsedFunction,
  parsed: ParsedFunction,
): ParsedFunction | null {
  const isOpen = existing.overloads.length > 0 && existing.signature === null;
  if (!isOpen) {
    return null;
  }
  return {
    ...existing,
    ...(parsed.signature ? {line: parsed.line, endLine: parsed.endLine} : {}),
    decorators: [
      ...existing.decorators,
      ...parsed.decorators.filter(
        ({name}) => !existing.decorators.some((other) => other.name === name),
      ),
    ],
    docstring: parsed.docstring ?? existing.docstring,
    signature: parsed.signature,
    overloads: [...existing.overloads, ...parsed.overloads],
  };
}
