import type { SalarioFila } from '../../../src/contract/salarios'
import { describeDays, salariosByDay } from '../../../src/features/salarios/byDay'
import { readable } from '../../setup/screen'

const salario = (fecha: string, valor: number, valorRegistradora: number): SalarioFila => ({
  uuid: `${fecha}-${valor}`,
  fecha,
  valor,
  valorRegistradora,
  busNumero: '12',
  conductorNombre: 'Ana Álvarez',
})

test('salaries are summed by day, from the earliest to the latest, whatever the order of the rows', () => {
  expect(
    salariosByDay([
      salario('2026-03-02', 100, 90),
      salario('2026-02-28', 5, 6),
      salario('2026-03-02', 20, 30),
      salario('2026-03-01', 1, 2),
      // Nobody has read its register.
      { ...salario('2026-03-01', 500, 0), fechaEntrega: null },
    ]),
  ).toEqual({
    fechas: ['2026-02-28', '2026-03-01', '2026-03-02'],
    sensor: [5, 1, 120],
    registradora: [6, 2, 120],
  })
  expect(salariosByDay([])).toEqual({ fechas: [], sensor: [], registradora: [] })
})

test('one day is told as one day', () => {
  expect(readable(describeDays(salariosByDay([salario('2026-03-02', 100_000, 120_000)])))).toBe(
    '2 de marzo de 2026: $ 100.000 según el sensor y $ 120.000 según la registradora, una diferencia de −$ 20.000.',
  )
})
