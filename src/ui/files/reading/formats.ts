import { elementsOf } from './xml'

/** How a number format shows a number: as a day or a time, or as another figure, which is said beside it. */
export type NumberFormat = string | undefined

/** The formats that a workbook names by number alone: of days and times, and of other figures. */
const DAYS = /^(?:1[4-9]|2[0-27-9]|3[0-6]|4[5-7]|5[0-8])$/
const BUILT_IN: Readonly<Record<string, string>> = { 9: '0%', 10: '0.00%' }

/** Parts of a format that say nothing of the number: texts, a sign and what follows it, colours and languages. */
const LITERAL = /"[^"]*"|[\\_*].|\[[^\]]*\]/g

/** Parts of a format beside its figure: pesos, languages, colours, widths and brackets. */
const BESIDE = /\[\$(?:\$|COP)?(?:-[^\]]*)?\]|\[[a-z]+\d*\]|[_*].|"[\s$]*(?:COP)?\s*"|\\?[\s$()+]/gi

/** Formats that show the whole figure, with two decimals at most: not 150 as 150,000 or 15.000 %, nor 7 as 007, nor its thousands alone, nor nothing. */
const OWN_FIGURE = /^(?!0{2,}$)(?:general|@|(?:[#0?,-]|\\[.,'-])*[#0?](?:\.[#0?]{0,2})?(?:E0+)?)$/i

/** A format of days or times. */
const DAY = 'day'

/** Longest number format, in letters. */
const LONGEST = 255

function formatOf(id: string, code = BUILT_IN[id]): NumberFormat {
  if (code === undefined) return DAYS.test(id) ? DAY : undefined
  const [signs = ''] = code.slice(0, LONGEST).replaceAll(LITERAL, '').split(';')
  if (/[dmyhs]/i.test(signs)) return DAY
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
function writtenDay(serial: number, from1904: boolean) {
  const instant = new Date((from1904 ? FROM_1904 : FROM_1900) + Math.round(serial * 86_400) * 1000)
  return Number.isNaN(instant.getTime())
    ? String(serial)
    : instant.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '')
}

/** Excel keeps 15 digits of a number. */
const EXACT = 1e15

/** Writes a number with as many digits as Excel shows and a decimal comma, as these screens write it: 0,5 is not 05. One of more digits stays as it is stored. */
export function writtenNumber(text: string, format: NumberFormat = '', from1904: boolean) {
  const number = Number(text)
  if (!(Math.abs(number) < EXACT)) return text
  return format === DAY
    ? writtenDay(number, from1904)
    : String(Number(number.toPrecision(15))).replace('.', ',') + format
}
