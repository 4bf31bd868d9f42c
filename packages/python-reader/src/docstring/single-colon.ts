/**
 * Matches a note or a version whose directive lacks a colon, such as `.. warning:`.
 * Formally, it is a comment, as what begins with a small letter is meant to be. The
 * groups are the indentation, the name and the text on the same line.
 */
export const SINGLE_COLON_DIRECTIVE =
  /^( *)\.\. +(attention|caution|danger|hint|important|note|seealso|tip|warning|deprecated|version-?(?:added|changed|deprecated|removed)): *((?:\d|[A-Z][a-z]* ).*)?$/;
