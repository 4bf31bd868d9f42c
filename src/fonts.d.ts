declare module '*.woff2' {
  /** The URL of the font. */
  const address: string;
  export default address;
}
