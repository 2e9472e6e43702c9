import { cellOfPath, changeOf, otherGastos } from '../../../../src/features/liquidaciones/planilla/fields'
import { EMPTY_VALUES } from '../../../../src/records/settlement/values'

test('a second expense of a name that has a column is among the others, in sight', () => {
  const gastos = [
    { nombre: 'Aseo', valor: 20_000 },
    { nombre: 'Taller', valor: 90_000 },
    { nombre: 'Aseo', valor: 5_000 },
  ]
  expect(otherGastos(gastos)).toEqual(gastos.slice(1))
  expect(changeOf({ ...EMPTY_VALUES, gastos }, 'otros', gastos.slice(2))).toEqual({
    gastos: [gastos[0], gastos[2]],
  })
  expect([0, 1, 2].map((index) => cellOfPath(`gastos.${index}.valor`, gastos))).toEqual([
    'aseo',
    'otros',
    'otros',
  ])
})
