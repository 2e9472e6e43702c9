import { periodsOf } from '../../../src/server/tablero/periods'

test.each([
  ['2026-11-22', '2026-11-01 2026-11-22', '2026-10-01 2026-10-31'],
  // Yesterday, on the first of a month.
  ['2026-11-30', '2026-11-01 2026-11-30', '2026-10-01 2026-10-31'],
  ['2027-01-01', '2027-01-01 2027-01-01', '2026-12-01 2026-12-31'],
])('up to %s: its month, and the whole month before', (day, ...expected) => {
  expect(periodsOf(day).map(({ desde, hasta }) => `${desde} ${hasta}`)).toEqual(expected)
})
