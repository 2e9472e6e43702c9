import { recargoFaltante } from '../../src/contract/recargoFestivo'

test.each([
  [
    '12,8 % to the end of 2026 wants 24,32 %',
    12.8,
    14.5,
    '2026-12-31',
    { anio: '2026', recargo: 90, minimo: 24.32 },
  ],
  ['which is enough', 12.8, 24.32, '2026-12-31', undefined],
  ['the day before a rise', 12.8, 14.5, '2026-06-30', { anio: '2025', recargo: 80, minimo: 23.04 }],
  ['its first day', 12.8, 23.04, '2026-07-01', { anio: '2026', recargo: 90, minimo: 24.32 }],
  ['the last rise', 12.8, 25.59, '2027-07-01', { anio: '2027', recargo: 100, minimo: 25.6 }],
  ['and any later year', 12.8, 25.6, '2099-12-31', undefined],
  ['before the law', 12.8, 0, '2025-06-30', undefined],
  [
    'a part of a hundredth is written up',
    12.857,
    24.42,
    '2026-12-31',
    { anio: '2026', recargo: 90, minimo: 24.43 },
  ],
  ['nothing for the driver on any day', 0, 0, '2026-12-31', undefined],
  ['a rate that is not typed yet', 12.8, '', '2026-12-31', undefined],
  ['a day that is not typed yet', 12.8, 0, '', undefined],
] as const)(
  'the surcharge of a holiday: %s',
  (_, porcentajePasajero, porcentajeFestivos, fechaFinal, expected) => {
    expect(recargoFaltante({ porcentajePasajero, porcentajeFestivos, fechaFinal })).toEqual(expected)
  },
)
