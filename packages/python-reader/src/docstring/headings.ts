import type {EntrySectionKind, ProseSectionKind} from '../model';

export type SectionKind = EntrySectionKind | ProseSectionKind;

const NAMES: Record<SectionKind, string> = {
  parameters: 'args,arguments,params,parameters',
  otherParameters:
    'keyword args,keyword arguments,keyword parameters,keyword params,' +
    'other args,other arguments,other params,other parameters,' +
    'other keyword args,other keyword arguments',
  typeParameters: 'type args,type arguments,type params,type parameters',
  returns: 'returns,return',
  yields: 'yields,yield',
  receives: 'receives,receive',
  raises: 'raises,raise,exceptions,except',
  warns: 'warns',
  attributes: 'attributes,attribute,fields',
  methods: 'methods,functions,classes',
  examples: 'examples,example,usage',
  notes: 'notes,note',
  warnings: 'warnings,warning,warn,caution,danger,attention,error',
  deprecated: 'deprecated,deprecation',
  seeAlso: 'see also,seealso',
  references: 'references,reference',
  other: 'tip,hint,important,todo,admonition',
  text: '',
};

const KINDS = new Map<string, SectionKind>(
  Object.entries(NAMES).flatMap(([kind, names]) =>
    names
      .split(',')
      .flatMap((name): [string, SectionKind][] =>
        isKind(kind) && name !== '' ? [[name, kind]] : [],
      ),
  ),
);

function isKind(kind: string): kind is SectionKind {
  return kind in NAMES;
}

/** The kind of section that a heading opens, null if it isn't a known heading. */
export function kindOfHeading(heading: string): SectionKind | null {
  return (
    KINDS.get(
      heading
        .trim()
        .toLowerCase()
        .replace(/[\s_-]+/g, ' '),
    ) ?? null
  );
}

const PROSE = new Set<SectionKind>([
  'text',
  'examples',
  'notes',
  'warnings',
  'deprecated',
  'seeAlso',
  'references',
  'other',
]);

export function isProse(kind: SectionKind): kind is ProseSectionKind {
  return PROSE.has(kind);
}

export function isEntries(kind: SectionKind): kind is EntrySectionKind {
  return !PROSE.has(kind);
}
