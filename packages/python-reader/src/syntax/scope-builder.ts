import type {
  Draft,
  DraftFunction,
  DraftScope,
  DraftStar,
  ExportStep,
} from './draft';

/** Under which circumstances a statement runs. */
export interface Frame {
  /** It may not run, so it must not replace what is certain. */
  isConditional: boolean;
  condition: string | null;
  /** A handler takes over if it fails. */
  isGuarded: boolean;
  /** Names that an earlier branch defined, which win. */
  taken: ReadonlySet<string>[];
  /** Where the names of the present branch are noted. */
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
  private readonly drafts = new Map<string, Draft>();
  private readonly order: (string | DraftStar)[] = [];

  /** Adds a definition, or leaves it out if another one wins. */
  define(draft: Draft, frame: Frame): void {
    if (isTaken(draft.name, frame)) {
      return;
    }
    const existing = this.drafts.get(draft.name);
    const group =
      draft.kind === 'function' && existing?.kind === 'function'
        ? joinOverloads(existing, draft)
        : null;
    if (!existing) {
      this.order.push(draft.name);
    }
    if (group) {
      this.drafts.set(draft.name, group);
    } else if (!existing || replaces(draft, existing, frame)) {
      const shadows = existing?.kind === 'import' ? existing : null;
      draft.condition = frame.condition;
      if (draft.kind === 'class') {
        draft.shadows = shadows;
      }
      this.drafts.set(draft.name, draft);
    }
    frame.noted.forEach((names) => names.add(draft.name));
  }

  get(name: string): Draft | undefined {
    return this.drafts.get(name);
  }

  addStar(star: DraftStar): void {
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
    if (!frame.isConditional) {
      this.drafts.delete(name);
    }
  }

  build(): DraftScope {
    return this.order.flatMap((entry) => {
      const draft = typeof entry === 'string' ? this.drafts.get(entry) : entry;
      return draft ? [draft] : [];
    });
  }
}

function isTaken(name: string, frame: Frame): boolean {
  return frame.taken.some((names) => names.has(name));
}

function replaces(draft: Draft, existing: Draft, frame: Frame): boolean {
  return frame.isConditional
    ? RANK[draft.kind] > RANK[existing.kind] && existing.kind === 'attribute'
    : true;
}

/** Adds an overload, or the implementation that closes a group of them. */
function joinOverloads(
  existing: DraftFunction,
  draft: DraftFunction,
): DraftFunction | null {
  const isOpen = existing.overloads.length > 0 && existing.signature === null;
  if (!isOpen) {
    return null;
  }
  return {
    ...existing,
    ...(draft.signature ? {line: draft.line, endLine: draft.endLine} : {}),
    decorators: [
      ...existing.decorators,
      ...draft.decorators.filter(
        ({name}) => !existing.decorators.some((other) => other.name === name),
      ),
    ],
    docstring: draft.docstring ?? existing.docstring,
    signature: draft.signature,
    overloads: [...existing.overloads, ...draft.overloads],
  };
}
