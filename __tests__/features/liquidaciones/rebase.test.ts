import { rebaseGastos } from '../../../src/features/liquidaciones/rebase'

it('an expense that has only its name or its value as yet is carried over, an empty row is not', () => {
  const aseo = { nombre: 'Aseo', valor: 0 }
  const taller = { nombre: 'Taller', valor: '' } as const
  const unnamed = { nombre: '', valor: 3000 }
  const empty = { nombre: '', valor: '' } as const
  expect(rebaseGastos([aseo, taller, unnamed, empty], [aseo], [])).toEqual([taller, unnamed])
})
