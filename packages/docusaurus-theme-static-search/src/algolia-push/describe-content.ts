import {sizeOf} from './find-oversized';
import type {IndexContent} from './replace-index';

/** Summarizes what a push would send, one line per fact. */
export function describeContent({records, synonyms}: IndexContent): string[] {
  const sections = new Map<string, number>();
  for (const {hierarchy} of records) {
    sections.set(hierarchy.lvl0, (sections.get(hierarchy.lvl0) ?? 0) + 1);
  }
  const sizes = records.map(sizeOf);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return [
    `${records.length} records in ${new Set(records.map(({url}) => url)).size} places: ` +
      [...sections].map(([name, count]) => `${name} ${count}`).join(', '),
    `${(total / 1e6).toFixed(1)} MB in all, ${Math.max(0, ...sizes)} bytes in the largest record`,
    `${synonyms.length} synonyms`,
  ];
}
