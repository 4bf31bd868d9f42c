/** The maximum length of a query from any source, in characters. */
export const LONGEST_QUERY = 512;
