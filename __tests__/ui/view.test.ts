import fc from 'fast-check'
import { type Column } from '../../src/ui/table/columns'
import { quickFilter } from '../../src/ui/table/quickFilter'
import { filterRows, sortRows } from '../../src/ui/table/view'

interface Fila {
  lugar: number
  texto: string | null
  cifra: number | null
  fecha: string | null
  activo: boolean
}

const COLUMNAS: Column<Fila>[] = [
  { field: 'texto', title: 'Texto' },
  { field: 'cifra', title: 'Cifra', type: 'numero' },
  { field: 'fecha', title: 'Fecha', type: 'fecha' },
  { field: 'activo', title: 'Activo', type: 'booleano' },
]

const unaFila = (cambios: Partial<Fila> = {}): Fila => ({
  lugar: 0,
  texto: 'x',
  cifra: 1,
  fecha: '2026-01-01',
  activo: true,
  ...cambios,
})

const filas = fc
  .array(
    fc.record({
      texto: fc.option(fc.constantFrom('Álvarez', 'alba', 'Ñáñez', 'Nuno', '10', '9')),
      cifra: fc.option(fc.integer({ min: -5, max: 5 })),
      fecha: fc.option(fc.constantFrom('2025-12-31', '2026-01-01', '2026-02-28')),
      activo: fc.boolean(),
    }),
  )
  .map((lista) => lista.map((fila, lugar) => ({ lugar, ...fila })))

const campos = fc.constantFrom('texto' as const, 'cifra' as const, 'fecha' as const, 'activo' as const)

it('sorts every row, equal ones in their former order, and backwards when descending', () => {
  fc.assert(
    fc.property(filas, campos, (lista, campo) => {
      const sube = sortRows(lista, COLUMNAS, { field: campo, direccion: 'asc' })
      const baja = sortRows(lista, COLUMNAS, { field: campo, direccion: 'desc' })
      expect([...sube].sort((a, b) => a.lugar - b.lugar)).toEqual(lista)
      expect(baja.map((fila) => fila[campo])).toEqual(sube.map((fila) => fila[campo]).reverse())
      for (const vista of [sube, baja])
        vista.forEach((fila, i) => {
          const anterior = vista[i - 1]
          if (anterior && anterior[campo] === fila[campo]) expect(anterior.lugar).toBeLessThan(fila.lugar)
        })
    }),
  )
})

it('sorts words as a Spanish dictionary, numbers within them by size, and what is missing first', () => {
  const lista = ['ñu', 'nube', 'Oso', 'álamo', '10', '9', null].map((texto) => unaFila({ texto }))
  const textos = sortRows(lista, COLUMNAS, { field: 'texto', direccion: 'asc' }).map(({ texto }) => texto)
  expect(textos).toEqual([null, '9', '10', 'álamo', 'nube', 'ñu', 'Oso'])
})

it('finds text without minding accents or case', () => {
  const lista = ['Gómez', 'GOMEZ', 'Ruiz', null].map((texto) => unaFila({ texto }))
  const quedan = (operador: string, valor?: string) =>
    filterRows(lista, COLUMNAS, { field: 'texto', operador, value: valor }).map(({ texto }) => texto)
  expect(quedan('contains', 'gómé')).toEqual(['Gómez', 'GOMEZ'])
  expect(quedan('doesNotContain', 'gom')).toEqual(['Ruiz', null])
  expect(quedan('equals', ' ruiz ')).toEqual(['Ruiz'])
  expect(quedan('startsWith', 'ru')).toEqual(['Ruiz'])
  expect(quedan('isEmpty')).toEqual([null])
  expect(quedan('isNotEmpty')).toHaveLength(3)
})

it('compares numbers, and never takes what is missing for zero', () => {
  const lista = [null, -2, 0, 7].map((cifra) => unaFila({ cifra }))
  const quedan = (operador: string, valor: string) =>
    filterRows(lista, COLUMNAS, { field: 'cifra', operador, value: valor }).map(({ cifra }) => cifra)
  expect(quedan('=', '0')).toEqual([0])
  expect(quedan('<', '1')).toEqual([-2, 0])
  expect(quedan('>=', '0')).toEqual([0, 7])
  expect(quedan('!=', '7')).toEqual([-2, 0])
})

it('compares days', () => {
  const lista = ['2025-12-31', '2026-01-01', '2026-01-02', null].map((fecha) => unaFila({ fecha }))
  const quedan = (operador: string) =>
    filterRows(lista, COLUMNAS, { field: 'fecha', operador, value: '2026-01-01' }).map(({ fecha }) => fecha)
  expect(quedan('is')).toEqual(['2026-01-01'])
  expect(quedan('not')).toEqual(['2025-12-31', '2026-01-02'])
  expect(quedan('before')).toEqual(['2025-12-31'])
  expect(quedan('onOrAfter')).toEqual(['2026-01-01', '2026-01-02'])
})

it('leaves every row while the filter says nothing yet', () => {
  const lista = [unaFila()]
  expect(filterRows(lista, COLUMNAS, null)).toBe(lista)
  expect(filterRows(lista, COLUMNAS, { field: 'texto', operador: 'contains' })).toBe(lista)
  expect(filterRows(lista, COLUMNAS, { field: 'activo', operador: 'is' })).toBe(lista)
  expect(filterRows(lista, COLUMNAS, { field: 'otra', operador: 'is', value: 'x' })).toBe(lista)
})

it('tells false from unset', () => {
  const lista = [unaFila({ activo: true }), unaFila({ activo: false })]
  const quedan = (valor: boolean) =>
    filterRows(lista, COLUMNAS, { field: 'activo', operador: 'is', value: valor }).map(({ activo }) => activo)
  expect(quedan(true)).toEqual([true])
  expect(quedan(false)).toEqual([false])
})

describe('the quick filter', () => {
  const lista = [
    unaFila({ texto: 'Gómez Ñáñez', cifra: 173470, fecha: '2026-03-05' }),
    unaFila({ texto: 'Ruiz', cifra: -5000, fecha: '2026-11-21' }),
    unaFila({ texto: null, cifra: null, fecha: null }),
  ]
  const quedan = (texto: string, columnas = COLUMNAS) =>
    quickFilter(columnas)(lista, texto.split(' ').filter(Boolean)).map((fila) => lista.indexOf(fila))

  it('finds names without accents, figures with and without points, and dates as they are shown', () => {
    expect(quedan('GOMEZ nanez')).toEqual([0])
    expect(quedan('173.470')).toEqual([0])
    expect(quedan('173470')).toEqual([0])
    expect(quedan('-5000')).toEqual([1])
    expect(quedan('-$ 5.000')).toEqual([1])
    expect(quedan('21 de noviembre')).toEqual([1])
    expect(quedan('')).toEqual([0, 1, 2])
  })

  it('wants every word, of any column, and searches no column that is not shown', () => {
    expect(quedan('ruiz 2026')).toEqual([1])
    expect(quedan('ruiz marzo')).toEqual([])
    expect(quedan('ruiz', [{ field: 'fecha', title: 'Fecha', type: 'fecha' }])).toEqual([])
  })
})
