import type {SearchRecord} from '../src/records/types';

const SYLLABLES = 'bo da fe gi ko lu ma ne pi ro su ta ve wi zo xa'.split(' ');

/** Changes every third long word, as a larger site also has more words. */
function vary(text: string, copy: number): string {
  const ending = SYLLABLES[copy % SYLLABLES.length] ?? '';
  return text.replace(/\p{Ll}{6,}/gu, (word) =>
    (word.charCodeAt(1) + word.charCodeAt(3) * 7 + copy) % 3 === 0
      ? word + ending
      : word,
  );
}

function varyRecord(record: SearchRecord, copy: number): SearchRecord {
  const move = (url: string) => `/copy-${copy}${url}`;
  const hierarchy = {...record.hierarchy};
  hierarchy.lvl1 = vary(hierarchy.lvl1, copy);
  for (const level of ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const) {
    const text = hierarchy[level];
    hierarchy[level] = text === null ? null : vary(text, copy);
  }
  return {
    ...record,
    objectID: move(record.objectID),
    url: move(record.url),
    hierarchy,
    content: vary(record.content, copy),
    code: vary(record.code, copy),
  };
}

function splitPages(records: readonly SearchRecord[]): SearchRecord[][] {
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const url = record.url.split('#', 1)[0] ?? record.url;
    pages.set(url, [...(pages.get(url) ?? []), record]);
  }
  return [...pages.values()];
}

/**
 * Scales a site to a given size: fewer of its pages, evenly selected, or
 * additional copies of them with other words.
 */
export function scaleRecords(
  records: readonly SearchRecord[],
  pages: number,
): SearchRecord[] {
  const own = splitPages(records);
  const step = Math.max(1, own.length / pages);
  return Array.from({length: pages}, (_, place) => {
    const page = own[Math.floor(place * step) % own.length] ?? [];
    const copy = Math.floor((place * step) / own.length);
    return copy === 0 ? page : page.map((record) => varyRecord(record, copy));
  }).flat();
}
