import {type Level, RECORD_LEVELS} from './levels';
import type {Hierarchy, Page, SearchRecord, Section} from './types';

const [, ...BELOW_TITLE] = RECORD_LEVELS;

function levelOf({depth}: Section): Level {
  // A page has one title: further headings of level 1 count as level 2.
  return BELOW_TITLE[Math.max(depth, 2) - 2] ?? 'lvl6';
}

function startHierarchy(page: Page): Hierarchy {
  return {
    lvl0: page.section,
    lvl1: page.title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
}

function descend(above: Hierarchy, section: Section): Hierarchy {
  const level = levelOf(section);
  const below = {...above};
  let passed = false;
  for (const name of BELOW_TITLE) {
    if (name === level) {
      below[name] = section.heading;
      passed = true;
    } else if (passed) {
      below[name] = null;
    }
  }
  return below;
}

/** Words in the URL may describe a page's subject if its title doesn't. */
function readAddress(url: string): string {
  return decodeURIComponent(url)
    .replace(/[/_-]+/g, ' ')
    .trim();
}

function joinSentences(description: string, text: string): string {
  if (!description || !text || text.startsWith(description)) {
    return text || description;
  }
  return /[.!?:;…]$/.test(description)
    ? `${description} ${text}`
    : `${description}. ${text}`;
}

/**
 * Creates a page's records: one for the page itself, and one per heading.
 *
 * @returns at least one record; the first is the page's own, at `lvl1`.
 */
export function makePageRecords(page: Page): SearchRecord[] {
  const [lead, ...rest] = page.sections;
  const common = {
    language: page.language,
    docusaurus_tag: page.docusaurus_tag,
    ...(page.version !== undefined && {version: page.version}),
  };
  const records: SearchRecord[] = [
    {
      objectID: page.url,
      url: page.url,
      anchor: null,
      type: 'lvl1',
      hierarchy: startHierarchy(page),
      content: joinSentences(page.description, lead?.text ?? ''),
      ...(lead?.prose !== undefined && {
        prose: joinSentences(page.description, lead.prose),
      }),
      code: lead?.code ?? '',
      ...(lead?.quotes && {quotes: lead.quotes}),
      ...(lead?.definedValues && {definedValues: lead.definedValues}),
      ...(page.place && page.place.length > 0 && {place: page.place}),
      keywords: [...page.keywords, readAddress(page.url)],
      ...common,
    },
  ];
  let hierarchy = startHierarchy(page);
  for (const section of rest) {
    hierarchy = descend(hierarchy, section);
    const anchor = section.anchor ?? '';
    const url = `${page.url}#${anchor}`;
    records.push({
      objectID: url,
      url,
      anchor,
      type: levelOf(section),
      hierarchy,
      content: section.text,
      ...(section.prose !== undefined && {prose: section.prose}),
      code: section.code,
      ...(section.quotes && {quotes: section.quotes}),
      ...(section.definedValues && {definedValues: section.definedValues}),
      keywords: [],
      ...common,
    });
  }
  return records;
}

/** Numbers repeated ids, so that each is unique in the index. */
export function numberRepeats(
  records: readonly SearchRecord[],
): SearchRecord[] {
  const seen = new Map<string, number>();
  return records.map((record) => {
    const count = (seen.get(record.objectID) ?? 0) + 1;
    seen.set(record.objectID, count);
    return count === 1
      ? record
      : {...record, objectID: `${record.objectID}~${count}`};
  });
}
