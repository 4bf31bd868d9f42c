/** After a point, a slash or an underscore, and before a capital in a word. */
export const SEAMS = /(?<=[._/])(?=.)|(?<=[a-z\d])(?=[A-Z])/;
