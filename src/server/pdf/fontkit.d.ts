/** Types for the used part of fontkit, which brings none. */
declare module 'fontkit' {
  export interface Font {
    layout: (text: string) => object
    glyphsForString: (text: string) => { advanceWidth: number }[]
  }
  export function openSync(file: string): Font
}

/** Since 0.20 pdfkit takes a parsed face as well. */
declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, face: object): this
  }
}
