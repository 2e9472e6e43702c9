import { walk } from './xml'

/** How a number format shows a number: as a day or a time, or filled up by zeros to so many digits. */
export type NumberFormat = 'day' | 'time' | number | undefined

/** The formats that a workbook names by number alone, of days and of times. */
const BUILT_IN_DAY = /^(?:1[4-7]|22|2[7-9]|3[0-6]|5[0-8])$/
const BUILT_IN_TIME = /^(?:1[89]|2[01]|4[5-7])$/

/** What a format writes as it stands, and what it says in brackets but for a time that runs on. */
const LITERAL = /"[^"]*"|\\.|[_*].|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi

function formatOf(id: string, code: string | undefined): NumberFormat {
  if (code === undefined) return BUILT_IN_DAY.test(id) ? 'day' : BUILT_IN_TIME.test(id) ? 'time' : undefined
  const [signs = ''] = code.replaceAll(LITERAL, '').split(';')
  if (/^general$/i.test(signs)) return undefined
  if (/[dy]|mmm/i.test(signs)) return 'day'
  if (/[hs]/i.test(signs)) return 'time'
  if (/m/i.test(signs)) return 'day'
  return /^0{2,}$/.test(signs) ? signs.length : undefined
}

/** The number format of each style of a workbook. */
export function numberFormats(styles: string | undefined): NumberFormat[] {
  const codes = new Map<string, string>()
  const formats: NumberFormat[] = []
  let inStyles = false
  if (styles)
    walk(styles, {
      open: (element, attribute) => {
        if (element === 'numFmt') codes.set(attribute('numFmtId') ?? '', attribute('formatCode') ?? '')
        else if (element === 'cellXfs') inStyles = true
        else if (element === 'xf' && inStyles) {
          const id = attribute('numFmtId') ?? ''
          formats.push(formatOf(id, codes.get(id)))
        }
      },
      close: (element) => {
        if (element === 'cellXfs') inStyles = false
      },
    })
  return formats
}

const DAY = 86_400_000
/** The day 0 of both ways in which a workbook counts; of 1900 it counts a 29 February that never was. */
const FROM_1900 = Date.UTC(1899, 11, 30)
const FROM_1904 = Date.UTC(1904, 0, 1)

/** '2026-11-20', with a time where it is not midnight; of a format that shows no day, the time alone. */
function writtenDay(serial: number, isTime: boolean, from1904: boolean): string {
  const shifted = !from1904 && serial < 60 ? serial + 1 : serial
  const instant = new Date((from1904 ? FROM_1904 : FROM_1900) + Math.round((shifted * DAY) / 1000) * 1000)
  if (Number.isNaN(instant.getTime())) return String(serial)
  const [day = '', time = ''] = instant.toISOString().slice(0, 19).split('T')
  if (isTime && serial < 1) return time
  return time === '00:00:00' ? day : `${day} ${time}`
}

/** Of a number as many digits as Excel shows, with a decimal comma, as these screens write it: 0,5 is not 05. */
export function writtenNumber(text: string, format: NumberFormat, from1904: boolean): string {
  const number = Number(text)
  if (!Number.isFinite(number)) return text
  if (format === 'day' || format === 'time') return writtenDay(number, format === 'time', from1904)
  const written = String(Number(number.toPrecision(15)))
  return typeof format === 'number' && /^\d+$/.test(written)
    ? written.padStart(format, '0')
    : written.replace('.', ',')
}
