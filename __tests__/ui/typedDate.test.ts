import fc from 'fast-check'
import { sumarDias } from '../../src/contract/fechas'
import { completeDate, mask, readDate, writeDate } from '../../src/ui/fields/typedDate'
import { filterDate } from '../../src/ui/table/filterDates'

const inCentury = fc.integer({ min: 0, max: 36_000 }).map((days) => sumarDias('2000-01-01', days))
const any = fc.integer({ min: 0, max: 73_000 }).map((days) => sumarDias('1900-01-01', days))

it('reads back every date that it writes, typed as digits or with its separators', () => {
  fc.assert(
    fc.property(inCentury, (fecha) => {
      const text = writeDate(fecha, 'dd/MM/yy')
      expect(readDate(text, 'dd/MM/yy')).toBe(fecha)
      expect(mask(text.replaceAll('/', ''), '/')).toBe(text)
    }),
  )
  fc.assert(
    fc.property(any, (fecha) => {
      const text = writeDate(fecha, 'dd/MM/yyyy')
      expect(readDate(text, 'dd/MM/yyyy')).toBe(fecha)
      expect(mask(text.replaceAll('/', ''), '/')).toBe(text)
    }),
  )
})

it('takes two digits of a year for this century, and refuses them where the century matters', () => {
  expect(readDate('05/03/80', 'dd/MM/yy')).toBe('2080-03-05')
  expect(readDate('05/03/1980', 'dd/MM/yy')).toBe('1980-03-05')
  expect(readDate('05/03/80', 'dd/MM/yyyy')).toBe('05/03/80')
})

it('completes a day, or a day and month, with today’s month and year once it is left', () => {
  expect(completeDate('7', 'dd/MM/yy', '2026-11-22')).toBe('2026-11-07')
  expect(completeDate('05/03', 'dd/MM/yy', '2026-11-22')).toBe('2026-03-05')
  expect(completeDate('31', 'dd/MM/yy', '2026-11-22')).toBe('31')
  expect(completeDate('', 'dd/MM/yy', '2026-11-22')).toBe('')
  expect(completeDate('2026-03-05', 'dd/MM/yy', '2026-11-22')).toBe('2026-03-05')
})

it('leaves a year that was typed whole as it is, past or not', () => {
  for (const year of ['2030', '1930', '2026', '2126'])
    expect(completeDate(`17/04/${year}`, 'dd/MM/yyyy', '2026-03-05')).toBe(`${year}-04-17`)
})

it('takes two digits of a birth year for the latest such year that is past', () => {
  expect(completeDate('31/12/55', 'dd/MM/yyyy', '2026-11-22')).toBe('1955-12-31')
  expect(completeDate('21/11/26', 'dd/MM/yyyy', '2026-11-22')).toBe('2026-11-21')
  expect(completeDate('22/11/26', 'dd/MM/yyyy', '2026-11-22')).toBe('1926-11-22')
  expect(completeDate('05', 'dd/MM/yyyy', '2026-11-22')).toBe('05')
})

it('never makes a date of what is none', () => {
  for (const text of ['31/02/26', '5', '05/13/26', '00/01/26', '05/03/'])
    expect(readDate(text, 'dd/MM/yy')).toBe(text)
})

it('completes what is typed with separators', () => {
  expect(mask('5/', '/')).toBe('05/')
  expect(mask('05/3/', '/')).toBe('05/03/')
  expect(mask('5/3/26', '/')).toBe('5/3/26')
  expect(readDate('5/3/26', 'dd/MM/yy')).toBe('2026-03-05')
  expect(mask('x', '/')).toBe('')
  expect(mask('123456789012', '/')).toBe('12/34/5678')
})

it('reads the filter’s dates month first', () => {
  expect(filterDate('03-05-2026')).toBe('2026-03-05')
  expect(filterDate('13-05-2026')).toBeUndefined()
})
