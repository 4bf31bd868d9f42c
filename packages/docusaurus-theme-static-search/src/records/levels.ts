/** The levels that a record can stand at: a page, or a heading below it. */
export const RECORD_LEVELS = [
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
] as const;

/** All that a record stands below, from the section of the site on. */
export const HIERARCHY_LEVELS = ['lvl0', ...RECORD_LEVELS] as const;

export type Level = (typeof RECORD_LEVELS)[number];

export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];
