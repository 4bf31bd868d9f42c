import smartypants from 'remark-smartypants';

/**
 * Sets quotation marks and apostrophes as printers do. Dashes and dots are
 * written as they are meant, and two hyphens may belong to an option.
 */
export const curlyQuotes = [
  smartypants,
  {backticks: false, dashes: false, ellipses: false},
] satisfies [typeof smartypants, ...Parameters<typeof smartypants>];
