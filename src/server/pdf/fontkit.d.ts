/** What is used of fontkit, which brings no types. */
declare module 'fontkit' {
  interface Run {
    glyphs: { id: number; advanceWidth: number }[]
    positions: { xAdvance: number; xOffset?: number; yOffset?: number }[]
    advanceWidth: number
  }
  export interface Font {
    layout: (text: string, features?: unknown) => Run
    glyphsForString: (text: string) => Run['glyphs']
  }
  export function openSync(file: string): Font
}

/** Since 0.20 pdfkit takes a parsed face as well. */
declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, face: { layout: unknown }): this
  }
}
