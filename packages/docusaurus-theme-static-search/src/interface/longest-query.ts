/** As many letters as a query may have, wherever it is typed or taken from. */
export const LONGEST_QUERY = 512;
