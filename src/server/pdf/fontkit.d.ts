/** Types for the used part of fontkit, which brings none. */
declare module 'fontkit' {
  export function openSync(file: string): object
}

/** Since 0.20 pdfkit takes a parsed face as well. */
declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, face: object): this
  }
}
