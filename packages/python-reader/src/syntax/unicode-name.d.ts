declare module 'unicode-name' {
  /** The name of a character, null or undefined for one without a name. */
  export function unicodeName(character: string): string | null | undefined;
}
