/** From this many columns on the paper lies on its side. */
const MANY_COLUMNS = 8

/** The class of what is printed. */
export const PAPER = 'papel'

/**
 * The styles of the printed table: everything else of the page is left out, and it is black on white whatever the screen is.
 * The boxes in the margins, with the page's number, are drawn by Chrome and Edge from 131 on; Firefox and Safari leave them
 * out, and print the number that their own dialog offers.
 */
export const paperStyles = (columns: number) => `
@media screen { .${PAPER} { display: none } }
@media print {
  @page {
    size: ${columns >= MANY_COLUMNS ? 'landscape' : 'portrait'};
    margin: 14mm 10mm 16mm;
    @bottom-right { content: 'Página ' counter(page) ' de ' counter(pages); font: 8pt sans-serif; color: #000 }
  }
  html, body { background: #fff !important; color-scheme: light }
  body > :not(.${PAPER}) { display: none !important }
  .${PAPER} { color: #000; font: 8pt/1.35 'Inter Variable', sans-serif }
  .${PAPER} header { display: flex; justify-content: space-between; gap: 8mm }
  .${PAPER} h1 { margin: 0 0 1mm; font-size: 14pt }
  .${PAPER} p { margin: 0 0 1mm }
  .${PAPER} table { width: 100%; margin: 3mm 0; border-collapse: collapse }
  .${PAPER} thead { display: table-header-group }
  .${PAPER} tr { break-inside: avoid }
  .${PAPER} th, .${PAPER} td { padding: 0.8mm 1.2mm; border-bottom: 0.2mm solid #999; text-align: left; vertical-align: top }
  .${PAPER} th { border-bottom: 0.4mm solid #000; vertical-align: bottom }
  .${PAPER} .cifra { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
  .${PAPER} dl { display: flex; flex-wrap: wrap; gap: 1mm 8mm; margin: 0; break-inside: avoid }
  .${PAPER} dl > div { display: flex; gap: 2mm }
  .${PAPER} dd { margin: 0; font-weight: 600 }
}`

/** About how many rows of one line a sheet takes. */
export const rowsPerPage = (columns: number): number => (columns >= MANY_COLUMNS ? 28 : 45)
