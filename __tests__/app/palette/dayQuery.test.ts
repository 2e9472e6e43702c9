import { readDayQuery } from '../../../src/app/palette/dayQuery'

/** A Monday. */
const TODAY = '2026-11-23'

test.each([
  ['hoy', '2026-11-23'],
  ['Ayer', '2026-11-22'],
  ['anteayer', '2026-11-21'],
  ['antier', '2026-11-21'],
  ['domingo', '2026-11-22'],
  ['sabado', '2026-11-21'],
  ['Miércoles', '2026-11-18'],
  // Today is 'hoy'.
  ['lunes', '2026-11-16'],
  ['20/11', '2026-11-20'],
  ['5/3', '2026-03-05'],
  ['20/11/', '2026-11-20'],
  ['20/11/25', '2025-11-20'],
  ['20/11/2025', '2025-11-20'],
  // Without a year, the last one.
  ['24/11', '2025-11-24'],
  ['31/12', '2025-12-31'],
  // A year that is named counts, though it is to come.
  ['24/11/26', '2026-11-24'],
])('%s is the day %s', (text, fecha) => {
  expect(readDayQuery(text, TODAY)).toEqual({ fecha, busNumero: null })
  expect(readDayQuery(`303 ${text}`, TODAY)).toEqual({ fecha, busNumero: '303' })
})

test.each(['303 ayer', 'ayer 303', '  303   ayer ', 'bus 303 ayer', 'Bus 303 AYER'])(
  '%s is of bus 303',
  (text) => {
    expect(readDayQuery(text, TODAY)).toEqual({ fecha: '2026-11-22', busNumero: '303' })
  },
)

test('a bus keeps its letters as they are typed', () => {
  expect(readDayQuery('a-12b hoy', TODAY)).toEqual({ fecha: TODAY, busNumero: 'a-12b' })
})

test.each([
  '',
  ' ',
  '303',
  '20',
  '303 20',
  'bus',
  'Ana',
  'Ana ayer',
  'ayer hoy',
  'ayer ayer',
  '303 304 ayer',
  '303 ayer hoy',
  '31/2',
  '32/1',
  '20/13',
  '31/11/26',
  '1/1/1',
  '/',
  'function Object() { [native code] }',
  '[object Object]',
])('%p is no day', (text) => {
  expect(readDayQuery(text, TODAY)).toBeNull()
})

test('29 February without a year is none where the last one had no such day', () => {
  expect(readDayQuery('29/2', '2028-03-01')).toEqual({ fecha: '2028-02-29', busNumero: null })
  expect(readDayQuery('29/2', '2026-11-23')).toBeNull()
})
