import fc from 'fast-check'
import {
  anioDelUltimoMes,
  diaDeLaSemana,
  diasEntre,
  esFecha,
  fechaLarga,
  hoyEn,
  limitesDelMes,
  sumarDias,
} from '../../src/contract/fechas'
import { fechaRequerida } from '../../src/contract/textos'

/** Any day of the years that the product accepts. */
const aFecha = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))

test('a date is a real day of the calendar between 1900 and 2199', () => {
  fc.assert(fc.property(aFecha, (fecha) => esFecha(fecha)))
  for (const other of [
    '',
    '2026-2-3',
    '2026-02-29',
    '2026-13-01',
    '1899-12-31',
    '2200-01-01',
    '05/03/2026',
    '2026-03-05T00:00',
  ])
    expect([other, esFecha(other)]).toEqual([other, false])
  expect(esFecha('2028-02-29')).toBe(true)
})

test('days are added and counted without losing any, leap years and changes of hour included', () => {
  fc.assert(
    fc.property(aFecha, fc.integer({ min: -4_000, max: 4_000 }), (fecha, days) => {
      expect(diasEntre(fecha, sumarDias(fecha, days))).toBe(days)
    }),
  )
  expect(sumarDias('2026-12-31', 1)).toBe('2027-01-01')
  expect(sumarDias('2028-03-01', -1)).toBe('2028-02-29')
  expect(diasEntre('2026-03-05', '2026-03-01')).toBe(-4)
})

test('the day of the week follows the calendar', () => {
  expect(diaDeLaSemana('2026-03-08')).toBe(0)
  expect(diaDeLaSemana('2026-03-14')).toBe(6)
  fc.assert(
    fc.property(aFecha, (fecha) => {
      expect(diaDeLaSemana(sumarDias(fecha, 1))).toBe((diaDeLaSemana(fecha) + 1) % 7)
    }),
  )
})

test('the long date is Spanish, and nothing where there is none', () => {
  expect(fechaLarga('2026-03-05')).toBe('5 de marzo de 2026')
  expect(fechaLarga('2026-12-31')).toBe('31 de diciembre de 2026')
  expect([fechaLarga(null), fechaLarga(undefined), fechaLarga(''), fechaLarga('05/03')]).toEqual([
    '',
    '',
    '',
    '',
  ])
})

test('today is the company’s day, not the machine’s', () => {
  const midnightUtc = new Date('2026-03-06T02:00:00Z')
  expect(hoyEn('America/Bogota', midnightUtc)).toBe('2026-03-05')
  expect(hoyEn('UTC', midnightUtc)).toBe('2026-03-06')
})

test('a month has its first and last day', () => {
  expect(limitesDelMes(2028, 2)).toEqual({ desde: '2028-02-01', hasta: '2028-02-29' })
  expect(limitesDelMes(2026, 12)).toEqual({ desde: '2026-12-01', hasta: '2026-12-31' })
})

test('a month without a year is the latest such month that has begun', () => {
  expect(anioDelUltimoMes(3, '2026-03-01')).toBe(2026)
  expect(anioDelUltimoMes(4, '2026-03-31')).toBe(2025)
})

test('a required date tells absence from nonsense', () => {
  const messageOf = (value: unknown) => fechaRequerida().safeParse(value).error?.issues[0]?.message
  expect([messageOf(undefined), messageOf(null), messageOf('')]).toEqual(Array(3).fill('Fecha es requerida.'))
  expect(messageOf('2026-02-30')).toBe('Ingrese una fecha válida.')
  expect(messageOf('2026-02-28')).toBeUndefined()
})
