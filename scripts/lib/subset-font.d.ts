declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    noLayoutClosure: boolean;
    /** The tags of OpenType features to keep; by default all are kept. */
    keepFeatures: string[];
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
