import { elementsOf } from './xml'

/** How a number format shows a number: as a day, or as another figure, which is said beside it. */
export type NumberFormat = string | undefined

/** The formats that a workbook names by number alone: of days, and of what is neither a day nor the whole figure. */
const DAYS = /^(?:1[4-7]|22|2[7-9]|3[0-6]|5[0-8])$/
const OTHERS = /^(?:9|1[02389]|2[01]|4[5-7])$/

/** Parts of a format that say nothing of the number: texts, a sign and what follows it, colours and languages. */
const LITERAL = /"[^"]*"|[\\_*].|\[[^\]]*\]/g

/** Parts of a format beside its figure: pesos, languages, colours, widths and brackets. */
const BESIDE = /\[\$(?:\$|COP)?(?:-[^\]]*)?\]|\[[a-z]+\d*\]|[_*].|"[\s$]*(?:COP)?\s*"|\\?[\s$()+]/gi

/** Formats that show the whole figure, with two decimals at most: not 150 as 150,000 or 15.000 %, nor 7 as 007, nor its thousands alone, nor nothing. */
const OWN_FIGURE = /^(?:general|@|[#?,]*[#?0](?:\.[#0?]{0,2})?(?:E\+?0+)?)$/i

/** A format of days. */
const DAY = ' (formato de fecha)'

/** Longest number format, in letters. */
const LONGEST = 255

function formatOf(id: string, code?: string): NumberFormat {
  if (code === undefined)
    return DAYS.test(id) ? DAY : OTHERS.test(id) ? ' (formato de porcentaje, fracción u hora)' : undefined
  const [signs = ''] = code.slice(0, LONGEST).replaceAll(LITERAL, '').split(';')
  if (/[dy]/i.test(signs)) return DAY
  return OWN_FIGURE.test(code.split(';', 1).join().replaceAll(BESIDE, '')) ? '' : ` (formato ${code})`
}

/** The number format of each style of a workbook. */
export function formatsOf(xml: string) {
  const elements = elementsOf(xml, 'numFmt', 'cellXfs', 'xf')
  const begin = elements.findIndex(({ element }) => element === 'cellXfs')
  const codes = new Map(elements.slice(0, begin).map(({ numFmtId, formatCode }) => [numFmtId, formatCode]))
  return elements
    .slice(begin)
    .flatMap(({ element, numFmtId = '' }) =>
      element === 'xf' ? [formatOf(numFmtId, codes.get(numFmtId))] : [],
    )
}

/** The day 0 of both ways in which a workbook counts. */
const FROM_1900 = Date.UTC(1899, 11, 30)
const FROM_1904 = Date.UTC(1904, 0, 1)

/** '2026-11-20', with a time where it is not midnight. */
const writtenDay = (serial: number, from1904: boolean) =>
  new Date((from1904 ? FROM_1904 : FROM_1900) + Math.round(serial * 86_400) * 1000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')
    .replace(' 00:00:00', '')

/** Excel keeps 15 digits of a number. */
const EXACT = 1e15
/** The days of which Excel and the calendar are one, from March 1900 on; below them stands a time alone. */
const [FIRST, LAST] = [61, 110_000]

/** Writes a number with as many digits as Excel shows and a decimal comma, as these screens write it: 0,5 is not 05. One of more digits stays as it is stored. */
export function writtenNumber(text: string, format: NumberFormat = '', from1904: boolean) {
  const number = Number(text)
  if (!(Math.abs(number) < EXACT)) return text
  return format === DAY && number >= FIRST && number < LAST
    ? writtenDay(number, from1904)
    : String(Number(number.toPrecision(15))).replace('.', ',') + format
}
