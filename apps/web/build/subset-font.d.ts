declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'woff2';
    readonly keepAllGlyphs?: boolean;
    /** OpenType features that stay; what only others reach is dropped. */
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  }
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it
  export default function subsetFont(font: Uint8Array, text: string | undefined, options: Options): Promise<Uint8Array>;
}
