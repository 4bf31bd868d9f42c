/** After a dot, slash or underscore, and before a capital letter in a word. */
export const SEAMS = /(?<=[._/])(?=.)|(?<=[a-z\d])(?=[A-Z])/;
