declare module '*.woff2' {
  /** Where the font is served. */
  const address: string;
  export default address;
}
