/** A number of a workbook whose format shows another one, as it is read: '0,5 (formato 0%)'. */
const MARKED = /^(-?[\d,]+) \(formato (.*)\)$/
/** A format that shows a figure between texts: '"Recibo "0', '0.0 %'. */
const PLAIN = /^((?:"[^"]*")*)0(?:\.(0+))?( ?%)?((?:"[^"]*")*)$/

/** The text that Excel shows in a cell, where its format is a usual one; else the cell as it is read. */
export function shownText(cell: string) {
  const [, figure = '', format = ''] = MARKED.exec(cell) ?? []
  const parts = PLAIN.exec(format)
  if (!parts) return cell
  const [, before, decimals = '', percent, after] = parts
  const number = Number(figure.replace(',', '.')) * (percent ? 100 : 1)
  const written = Number(number.toPrecision(15)).toFixed(decimals.length).replace('.', ',')
  return [before, written, percent, after].join('').replaceAll('"', '')
}
