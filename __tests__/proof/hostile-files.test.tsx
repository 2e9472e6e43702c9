import ABONOS from '../../src/features/cartera/importarAbonos'
import { readTexts } from '../../src/records/fileRows/readRows'
import { brokenLetters, excelError, lostLetters } from '../../src/records/fileRows/letters'
import { areMonthsFirst, readWrittenDay } from '../../src/records/fileRows/days'
import { ownMessage, readCell } from '../../src/records/fileRows/cells'
import { text, figure } from '../../src/records/fileRows/fields'
import { parseFile } from '../../src/ui/files/reading/parseFile'
import { HOSTILE } from './hostile-files'

/** The processor's microseconds of the quicker of two, which others who keep it busy do not lengthen. */
function costOf(work: () => unknown) {
  const costs = [1, 2].map(() => {
    const start = process.cpuUsage()
    work()
    return process.cpuUsage(start).user
  })
  return Math.min(...costs)
}
/** Microseconds below which a time says nothing. */
const LEAST = 20_000

/** How many times as long sixteen times as much takes, which is four doublings; of the square it would be 256. */
function growthOf<Made>(make: (count: number) => Made, run: (made: Made) => unknown) {
  const [small, large] = [10_000, 160_000].map((count) => {
    const made = make(count)
    return costOf(() => run(made))
  })
  return (large ?? 0) / Math.max(LEAST, small ?? 0)
}

test.each(Object.entries(HOSTILE))('the time of a file of %s grows as it does', (_what, make) => {
  expect(growthOf(make, (bytes) => parseFile(new Uint8Array(bytes).buffer))).toBeLessThan(64)
})

const FIELD = text('conductorDocumento', 'Documento', '', { isKey: true })
const CELLS: Readonly<Record<string, (count: number) => string>> = {
  blanks: (count) => `20/11/2026${' '.repeat(count)}x`,
  figures: (count) => '1'.repeat(count),
  thousands: (count) => `1${'.000'.repeat(count)}x`,
  decimals: (count) => `${'1.0'.repeat(count)}x`,
  'broken letters': (count) => `${'a'.repeat(count)} Mu?oz${'Ã '.repeat(count)}`,
  words: (count) => 'de '.repeat(count),
  formats: (count) => ' (formato '.repeat(count),
  'spaced letters': (count) => 'x '.repeat(count),
}
test.each(Object.entries(CELLS))('the time of a cell of %s grows as it does', (_what, make) => {
  const judge = (cell: string) => [
    readWrittenDay(cell),
    areMonthsFirst([cell, cell]),
    brokenLetters(cell),
    readCell(cell, FIELD),
    ...[figure, text].map((kind) => ownMessage(cell, kind('valor', 'Valor', ''))),
    readCell(cell, figure('valor', 'Valor', 0)),
    [excelError(cell), lostLetters(cell)],
    readTexts(ABONOS, {
      id: 1,
      texts: { conductorDocumento: cell, origen: cell, valor: cell },
      isTooWide: false,
    }),
  ]
  expect(growthOf(make, judge)).toBeLessThan(64)
})
