/** The maximum length of a query from any source, in UTF-16 code units. */
export const LONGEST_QUERY = 512;
