declare module 'unicode-name' {
  /** The name of a character, null or undefined if it has none. */
  export function unicodeName(character: string): string | null | undefined;
}
