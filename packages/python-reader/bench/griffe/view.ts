import type {
  ClassMember,
  DocstringSection,
  Expression,
  Member,
  PythonModule,
  PythonPackage,
  Signature,
} from '../../src/model';
import {printExpression} from '../../src/print-expression';

/** A symbol of either reader, in a common form. */
export interface SymbolView {
  kind: 'module' | 'class' | 'function' | 'attribute' | 'alias';
  line: number;
  docstring?: string | null;
  sections?: SectionView[];
  parameters?: ParameterView[];
  returns?: string | null;
  overloads?: ParameterView[][];
  bases?: (string | null)[];
  value?: string | null;
  annotation?: string | null;
  target?: string;
  /** As written, without the `@`. */
  decorators?: (string | null)[];
}

export interface ParameterView {
  name: string;
  kind: string;
  annotation: string | null;
  default: string | null;
}

export interface SectionView {
  kind: string;
  text: string;
  entries: {
    name: string | null;
    annotation: string | null;
    description: string;
  }[];
}

/** Symbols by path, which a module and a member can share. */
export type PackageView = Map<string, SymbolView[]>;

/** The reader's symbols, and the members that they were made from. */
export interface OwnView {
  view: PackageView;
  members: Map<string, Member>;
}

const KINDS: Record<string, string> = {
  positionalOnly: 'positional-only',
  positionalOrKeyword: 'positional or keyword',
  variadicPositional: 'variadic positional',
  keywordOnly: 'keyword-only',
  variadicKeyword: 'variadic keyword',
};

/** Converts the reader's model to the common form. */
export function viewOf(model: PythonPackage): OwnView {
  const view: PackageView = new Map();
  const members = new Map<string, Member>();
  const put = (path: string, symbol: SymbolView): void => {
    view.set(path, [...(view.get(path) ?? []), symbol]);
  };
  const add = (member: Member): void => {
    put(member.path, symbolOf(member));
    members.set(member.path, member);
    if (member.kind === 'class') {
      putConstruction(member, put);
      member.members.forEach(add);
    }
  };
  // griffe doesn't read private packages next to the package.
  const isInside = ({path}: PythonModule): boolean =>
    `${path}.`.startsWith(`${model.name}.`);
  for (const module of model.modules.filter(isInside)) {
    put(module.path, {
      kind: 'module',
      // A folder without a file of its own has no first line.
      line: module.location ? 1 : 0,
      docstring: module.docstring?.raw ?? null,
      sections: sectionsOf(module.docstring?.sections),
    });
    module.members.forEach(add);
  }
  return {view, members};
}

/** Adds the constructor of a dataclass, which griffe 2 lists as `__init__`. */
function putConstruction(
  {path, flags, construction, members, location}: ClassMember,
  put: (path: string, symbol: SymbolView) => void,
): void {
  const [signature] = construction?.signatures ?? [];
  const isMade =
    flags.includes('dataclass') &&
    construction?.synthesised === true &&
    !members.some(({name}) => name === '__init__');
  if (signature && isMade) {
    const self = {name: 'self', kind: 'positional or keyword'};
    put(`${path}.__init__`, {
      kind: 'function',
      line: location.line,
      docstring: null,
      sections: [],
      decorators: [],
      parameters: [
        {...self, annotation: null, default: null},
        ...parametersOf(signature),
      ],
      returns: 'None',
      overloads: [],
    });
  }
}

function symbolOf(member: Member): SymbolView {
  const isOwn = member.docstring?.inheritedFrom === null;
  const common = {
    line: member.location.line,
    docstring: isOwn ? (member.docstring?.raw ?? null) : null,
    sections: isOwn ? sectionsOf(member.docstring?.sections) : [],
    decorators: member.decorators.map(({expression}) => textOf(expression)),
  };
  switch (member.kind) {
    case 'function':
    case 'method':
      return {
        ...common,
        kind: 'function',
        parameters: parametersOf(member.signature),
        returns: textOf(member.signature?.returns),
        overloads: member.overloads.map(parametersOf),
      };
    case 'class':
      return {...common, kind: 'class', bases: member.bases.map(textOf)};
    case 'alias':
      return {kind: 'alias', line: common.line, target: member.imported};
    case 'property':
      return {
        ...common,
        kind: 'attribute',
        value: null,
        annotation: textOf(member.type),
      };
    case 'typeAlias':
      return {
        ...common,
        kind: 'attribute',
        value: textOf(member.value),
        annotation: null,
      };
    default:
      return {
        ...common,
        kind: 'attribute',
        value: textOf(member.value),
        annotation: textOf(member.type),
      };
  }
}

function parametersOf(signature: Signature | null): ParameterView[] {
  return (signature?.parameters ?? []).map((parameter) => ({
    name: parameter.name,
    kind: KINDS[parameter.kind] ?? parameter.kind,
    annotation: textOf(parameter.annotation),
    default: textOf(parameter.default),
  }));
}

function textOf(expression: Expression | null | undefined): string | null {
  return expression ? printExpression(expression) : null;
}

function sectionsOf(sections: DocstringSection[] = []): SectionView[] {
  return sections.map((section) =>
    'entries' in section
      ? {
          kind: section.kind,
          text: '',
          entries: section.entries.map(({name, annotation, description}) => ({
            name,
            annotation: textOf(annotation),
            description,
          })),
        }
      : {kind: section.kind, text: section.text, entries: []},
  );
}
