/** A quoted cell (its quotes doubled), or a plain one, then the tab or the end of the line that follows it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y

/** The rows and cells of a block copied from a spreadsheet: tabs between cells, which are quoted where they hold line breaks. */
export function readBlock(text: string) {
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  const rows: string[][] = [[]]
  for (CELL.lastIndex = 0; ;) {
    const found = CELL.exec(source)
    if (!found) break
    const [, quoted, plain = '', end] = found
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end === '') break
    if (end === '\n') rows.push([])
  }
  return rows
}
