import {cutText} from '../interface/cut-text';
import {BLOCK_MARK} from '../records/blocks';
import {introduce} from '../records/introduce';
import type {SearchRecord} from '../records/types';
import {withoutAnchor} from '../records/without-anchor';
import {splitText} from './split-text';
import type {HostedRecord} from './types';

/**
 * The maximum length of text in a record. Shorter texts rank better, and keep a
 * record well below the smallest limit of 10 KB.
 */
const LONGEST_TEXT = 2000;

const LONGEST_SIGNATURE = 1000;

type Common = Omit<
  HostedRecord,
  'objectID' | 'type' | 'hierarchy_radio' | 'content' | 'weight'
>;

function describe(record: SearchRecord): Common {
  const {place, symbol, version} = record;
  return {
    url: record.url,
    url_without_anchor: withoutAnchor(record.url),
    anchor: record.anchor,
    hierarchy: record.hierarchy,
    keywords: [...record.keywords, ...(record.definedValues ?? [])],
    language: record.language,
    docusaurus_tag: record.docusaurus_tag,
    ...(version === undefined ? {} : {version}),
    ...(place && {place}),
    ...(symbol && {
      symbol: {
        ...symbol,
        signature: cutText(symbol.signature, LONGEST_SIGNATURE),
      },
    }),
  };
}

/** Algolia's hits show only this text of a symbol. */
function textOf({symbol, content}: SearchRecord): string {
  const text = content.replaceAll(BLOCK_MARK, ' ');
  return symbol ? `${introduce(symbol)} ${text}`.trim() : text;
}

/** Creates a record for the heading, and one per piece of the text below it. */
function makeRecords(record: SearchRecord, position: number): HostedRecord[] {
  const common = describe(record);
  const texts = [
    ...splitText(textOf(record), LONGEST_TEXT),
    ...splitText(record.code, LONGEST_TEXT),
  ];
  // Records of pages and symbols include the first piece of text, headings
  // don't.
  const isLead = record.type === 'lvl1';
  const [first = null] = isLead ? texts : [];
  const heading: HostedRecord = {
    objectID: record.objectID,
    type: record.type,
    ...common,
    hierarchy_radio: {[record.type]: record.hierarchy[record.type] ?? ''},
    content: first,
    weight: {level: 110 - 10 * Number(record.type.slice(3)), position},
  };
  const rest = texts
    .slice(isLead ? 1 : 0)
    .map((content, index): HostedRecord => ({
      objectID: `${record.objectID}~text-${index + 1}`,
      type: 'content',
      ...common,
      // The heading's record already covers these keywords.
      keywords: [],
      hierarchy_radio: {},
      content,
      weight: {level: 0, position},
    }));
  return [heading, ...rest];
}

/**
 * Converts the site's records for a hosted search: in DocSearch's format, with
 * long texts split. The output is deterministic.
 */
export function makeHostedRecords(
  records: readonly SearchRecord[],
): HostedRecord[] {
  return records.flatMap(makeRecords);
}
