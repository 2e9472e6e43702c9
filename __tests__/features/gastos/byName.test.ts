import type { GastoFila } from '../../../src/contract/gastos'
import { describeBars, gastosByNombre } from '../../../src/features/gastos/byName'
import { readable } from '../../setup/screen'

const gasto = (nombre: string, valor: number): GastoFila => ({
  uuid: `${nombre}-${valor}`,
  nombre,
  valor,
  fecha: '2026-03-05',
  busNumero: '12',
  conductorNombre: 'Ana Álvarez',
})

test('expenses are summed by name, the largest first', () => {
  expect(gastosByNombre([gasto('Aseo', 10), gasto('Taller', 500), gasto('Aseo', 15)])).toEqual([
    { nombre: 'Taller', value: 500 },
    { nombre: 'Aseo', value: 25 },
  ])
  expect(gastosByNombre([])).toEqual([])
})

test('beyond ten names the smallest are one bar, and nothing is lost', () => {
  const gastos = Array.from({ length: 12 }, (_, i) => gasto(`Gasto ${i + 1}`, (i + 1) * 1000))
  const bars = gastosByNombre(gastos)
  expect(bars).toHaveLength(10)
  expect(bars.at(-1)).toEqual({ nombre: 'Otros (3)', value: 6000 })
  expect(bars.reduce((total, { value }) => total + value, 0)).toBe(78_000)
  expect(gastosByNombre(gastos.slice(0, 10)).at(-1)).toEqual({ nombre: 'Gasto 1', value: 1000 })
})

test('the bars are told in words, with the share of each', () => {
  expect(
    readable(
      describeBars([
        { nombre: 'Taller', value: 750_000 },
        { nombre: 'Aseo', value: 250_000 },
      ]),
    ),
  ).toBe('Taller: $ 750.000 (75 %); Aseo: $ 250.000 (25 %).')
  expect(readable(describeBars([{ nombre: 'Aseo', value: 0 }]))).toBe('Aseo: $ 0.')
})
