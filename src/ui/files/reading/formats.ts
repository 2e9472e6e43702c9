import { elementsOf } from './xml'

/** How a number format shows a number: as a day or a time, filled up by zeros to so many digits, or as another figure, which is said beside it. */
export type NumberFormat = number | string | undefined

/** The formats that a workbook names by number alone: of days and times whole ones, and those that leave something out. */
const DAYS = /^(?:1[45]|22|2[7-9]|3[0-6]|5[0-8])$/
const BUILT_IN: Readonly<Record<string, string>> = {
  ...{ 9: '0%', 10: '0.00%', 12: '# ?/?', 13: '# ??/??', 16: 'd-mmm', 17: 'mmm-yy' },
  ...{
    18: 'h:mm AM/PM',
    19: 'h:mm:ss AM/PM',
    20: 'h:mm',
    21: 'h:mm:ss',
    45: 'mm:ss',
    46: '[h]:mm:ss',
    47: 'mm:ss.0',
  },
}

/** Parts of a format that say nothing of the number: texts, a sign and what follows it, colours and languages. */
const LITERAL = /"[^"]*"|[\\_*].|\[[^\]]*\]/g

/** Parts of a format beside its figure: pesos, languages, colours, widths and brackets. */
const BESIDE = /\[\$(?:\$|COP)?(?:-[^\]]*)?\]|\[[a-z]+\d*\]|[_*].|"[\s$]*(?:COP)?\s*"|\\?[\s$()+]/gi

/** Formats that show the whole figure, with two decimals at most: not 150 as 150,000 or 15.000 %, nor its thousands alone, nor nothing. */
const OWN_FIGURE = /^(?:general|@|(?:[#0?,-]|\\[.,'-])*[#0?](?:\.[#0?]{0,2})?(?:E0+)?)$/i

/** Begins a format of days; what it leaves out is said behind it. */
const DAY = 'day'
/** A day that is shown with its date, not with its name alone, and its year. */
const WHOLE_DAY = /^(?=.*(?<!d)dd?(?!d)).*y/i

const said = (code: string) => ` (formato ${code})`

/** Longest number format, in letters. */
const LONGEST = 255

function formatOf(id: string, code = BUILT_IN[id]): NumberFormat {
  if (code === undefined) return DAYS.test(id) ? DAY : undefined
  const [signs = ''] = code.slice(0, LONGEST).replaceAll(LITERAL, '').split(';')
  if (/[dmyhs]/i.test(signs)) return WHOLE_DAY.test(signs) ? DAY : DAY + said(code)
  if (!OWN_FIGURE.test(code.split(';', 1).join().replaceAll(BESIDE, ''))) return said(code)
  return /^0{2,}$/.test(signs) ? signs.length : undefined
}

/** Whether such an element strikes through. */
export const isStrike = ({ val = '' }: Readonly<Record<string, string>>) => !/^(?:0|false)$/.test(val)

/** The number format of each style of a workbook, and the styles that strike a cell through. */
export function stylesOf(xml: string) {
  const elements = elementsOf(xml, 'numFmt', 'font', 'strike', 'cellXfs', 'xf')
  const begin = elements.findIndex(({ element }) => element === 'cellXfs')
  const above = elements.slice(0, begin)
  const codes = new Map(above.map(({ numFmtId, formatCode }) => [numFmtId, formatCode]))
  const fonts: boolean[] = []
  for (const one of above)
    if (one.element === 'font') fonts.push(false)
    else if (one.element === 'strike') fonts[fonts.length - 1] = isStrike(one)
  const styles = elements.slice(begin).filter(({ element }) => element === 'xf')
  return {
    formats: styles.map(({ numFmtId = '' }) => formatOf(numFmtId, codes.get(numFmtId))),
    struck: new Set(styles.flatMap(({ fontId }, style) => (fonts[Number(fontId)] ? style : []))),
  }
}

/** The day 0 of both ways in which a workbook counts; of 1900 it counts a 29 February that never was. */
const FROM_1900 = Date.UTC(1899, 11, 30)
const FROM_1904 = Date.UTC(1904, 0, 1)

/** '2026-11-20', with a time where it is not midnight; before the first day the time alone. */
function writtenDay(serial: number, from1904: boolean) {
  const days = !from1904 && serial < 60 ? serial + 1 : serial
  const instant = new Date((from1904 ? FROM_1904 : FROM_1900) + Math.round(days * 86_400) * 1000)
  if (Number.isNaN(instant.getTime())) return String(serial)
  const [day = '', time = ''] = instant.toISOString().slice(0, 19).split('T')
  if (serial < 1) return time
  return time === '00:00:00' ? day : `${day} ${time}`
}

/** Excel keeps 15 digits of a number. */
const EXACT = 1e15

/** Writes a number with as many digits as Excel shows and a decimal comma, as these screens write it: 0,5 is not 05. */
export function writtenNumber(text: string, format: NumberFormat, from1904: boolean) {
  const number = Number(text)
  // Keeps all that were written of more digits than Excel has.
  if (!Number.isFinite(number) || /^\d{16,}$/.test(text)) return text
  if (Math.abs(number) >= EXACT) return text + said('de más de 15 cifras')
  if (String(format).startsWith(DAY)) return writtenDay(number, from1904) + String(format).slice(DAY.length)
  const written = String(Number(number.toPrecision(15)))
  if (typeof format === 'string') return written.replace('.', ',') + format
  return /^\d+$/.test(written) ? written.padStart(format ?? 0, '0') : written.replace('.', ',')
}
