import {introduce} from '../../records/introduce';
import type {SearchRecord} from '../../records/types';

/** A text of a record, and the weight of its words. */
export interface Field {
  name:
    | 'code'
    | 'definedValues'
    | 'heading'
    | 'keywords'
    | 'opening'
    | 'summary'
    | 'text';
  value: string;
  weight: number;
}

const HEADING_WEIGHTS = {
  lvl1: 12,
  lvl2: 7,
  lvl3: 6,
  lvl4: 5,
  lvl5: 4,
  lvl6: 4,
} as const;

/**
 * How likely readers look for a kind of symbol if its name matches: a class is
 * likelier than its module, or than a value with the same name.
 */
const LIKELIHOODS = new Map(
  Object.entries({
    attribute: 0.5,
    enumMember: 0.4,
    method: 0.7,
    module: 0.75,
    package: 0.8,
    property: 0.5,
  }),
);
/** Readers rarely search for `__init__` and the like. */
const SPECIAL_METHOD = /__$/;

/** Returns how likely a record is meant if its name matches, from 0 to 1. */
export function likelihoodOf({symbol}: SearchRecord): number {
  if (!symbol) {
    return 1;
  }
  return SPECIAL_METHOD.test(symbol.name)
    ? 0.4
    : (LIKELIHOODS.get(symbol.kind) ?? 1);
}

/**
 * Returns the beginning of a page's text: its description, which states its
 * subject.
 */
function excerptOf({type, content}: SearchRecord): string {
  return type === 'lvl1' ? (/^.*?[.!?](?=\s|$)/s.exec(content)?.[0] ?? '') : '';
}

/** The text includes the kind of a symbol, though hits show that separately. */
function textOf({symbol, content}: SearchRecord): string {
  return symbol ? `${introduce(symbol)} ${content}` : content;
}

function ownHeading({type, hierarchy}: SearchRecord): string {
  return hierarchy[type] ?? '';
}

/**
 * Returns the record's texts with weights: title over heading over text over
 * code. A value that a table defines counts like a heading.
 */
export function fieldsOf(record: SearchRecord): Field[] {
  const {symbol} = record;
  const fields: Field[] = [
    {
      name: 'heading',
      value: ownHeading(record),
      weight: HEADING_WEIGHTS[record.type] * likelihoodOf(record),
    },
    {name: 'keywords', value: record.keywords.join(' '), weight: 4},
    {
      name: 'definedValues',
      value: (record.definedValues ?? []).join(' '),
      weight: HEADING_WEIGHTS.lvl2,
    },
    {name: 'text', value: textOf(record), weight: 1},
    {name: 'code', value: record.code, weight: 0.4},
  ];
  if (symbol) {
    fields.push({
      name: 'summary',
      value: `${symbol.module} ${symbol.kind}`,
      weight: 1.5,
    });
  } else {
    fields.push({name: 'opening', value: excerptOf(record), weight: 2});
  }
  return fields;
}

/** Returns the names by which a whole query can refer to exactly this record. */
export function namesOf(record: SearchRecord): string[] {
  const {symbol} = record;
  const names = [ownHeading(record)];
  if (symbol) {
    const own = symbol.dotted.split('.');
    names.push(...own.map((_, start) => own.slice(start).join('.')));
    names.push(...(symbol.aliases ?? []));
  }
  return names.filter(Boolean);
}
