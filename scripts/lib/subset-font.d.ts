declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    noLayoutClosure: boolean;
    variationAxes: Record<
      string,
      number | {min: number; max: number; default: number}
    >;
  }

  /** Subsets a font to the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: Options,
  ): Promise<Buffer>;
}
