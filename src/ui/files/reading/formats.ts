import { elementsOf } from './xml'

/** How a number format shows a number: as a day or a time, filled up by zeros to so many digits, or as another figure, which is said beside it. */
export type NumberFormat = number | string | undefined

/** The formats of days and times that a workbook names by number alone. */
const BUILT_IN = /^(?:1[4-9]|2[0-2]|2[7-9]|3[0-6]|4[5-7]|5[0-8])$/

/** Parts of a format that say nothing of the number: texts, a sign and what follows it, colours and languages. */
const LITERAL = /"[^"]*"|[\\_*].|\[[^\]]*\]/g

/** Parts of a format beside its figure: pesos, languages, colours, widths and brackets. */
const BESIDE = /\[\$(?:\$|COP)?(?:-[^\]]*)?\]|\[[a-z]+\d*\]|[_*].|"[\s$]*(?:COP)?\s*"|\\?[\s$()+]/gi

/** Formats that show the whole figure, with two decimals at most: not 150 as 150,000 or 15.000 %, nor its thousands alone, nor nothing. */
const OWN_FIGURE = /^(?:general|@|(?:[#0?,-]|\\[.,'-])*[#0?](?:\.[#0?]{0,2})?(?:E0+)?)$/i

const said = (code: string) => ` (formato ${code})`

/** What no format is longer than. */
const LONGEST = 255

function formatOf(id: string, code: string | undefined): NumberFormat {
  if (code === undefined) return BUILT_IN.test(id) ? 'day' : /^(?:9|10)$/.test(id) ? said('%') : undefined
  const [signs = ''] = code.slice(0, LONGEST).replaceAll(LITERAL, '').split(';')
  if (/[dmyhs]/i.test(signs)) return 'day'
  if (!OWN_FIGURE.test(code.split(';', 1).join().replaceAll(BESIDE, ''))) return said(code)
  return /^0{2,}$/.test(signs) ? signs.length : undefined
}

/** The number format of each style of a workbook. */
export function numberFormats(styles: string): NumberFormat[] {
  const elements = elementsOf(styles, 'numFmt', 'cellXfs', 'xf')
  const begin = elements.findIndex(({ element }) => element === 'cellXfs')
  const codes = new Map(elements.slice(0, begin).map(({ numFmtId, formatCode }) => [numFmtId, formatCode]))
  return elements
    .slice(begin)
    .filter(({ element }) => element === 'xf')
    .map(({ numFmtId = '' }) => formatOf(numFmtId, codes.get(numFmtId)))
}

/** The day 0 of both ways in which a workbook counts; of 1900 it counts a 29 February that never was. */
const FROM_1900 = Date.UTC(1899, 11, 30)
const FROM_1904 = Date.UTC(1904, 0, 1)

/** '2026-11-20', with a time where it is not midnight; before the first day the time alone. */
function writtenDay(serial: number, from1904: boolean): string {
  const days = !from1904 && serial < 60 ? serial + 1 : serial
  const instant = new Date((from1904 ? FROM_1904 : FROM_1900) + Math.round(days * 86_400) * 1000)
  if (Number.isNaN(instant.getTime())) return String(serial)
  const [day = '', time = ''] = instant.toISOString().slice(0, 19).split('T')
  if (serial < 1) return time
  return time === '00:00:00' ? day : `${day} ${time}`
}

/** Of a number as many digits as Excel shows, with a decimal comma, as these screens write it: 0,5 is not 05. */
export function writtenNumber(text: string, format: NumberFormat, from1904: boolean): string {
  const number = Number(text)
  if (!Number.isFinite(number)) return text
  if (format === 'day') return writtenDay(number, from1904)
  const written = String(Number(number.toPrecision(15)))
  if (typeof format === 'string') return written.replace('.', ',') + format
  return /^\d+$/.test(written) ? written.padStart(format ?? 0, '0') : written.replace('.', ',')
}
