/** The levels of records: a page, or a heading on it. */
export const RECORD_LEVELS = [
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
] as const;

/** All levels, including the section of the site. */
export const HIERARCHY_LEVELS = ['lvl0', ...RECORD_LEVELS] as const;

export type Level = (typeof RECORD_LEVELS)[number];

export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];
