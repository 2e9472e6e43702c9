import fc from 'fast-check'
import {
  cantidad,
  cantidadOpcional,
  cantidadPositiva,
  CANTIDAD_MAXIMA,
  pesos,
  PESOS_MAXIMOS,
  porcentaje,
} from '../../src/contract/numeros'
import type * as z from '../../src/contract/zod'

const MENSAJES = { requerido: 'Falta.', invalido: 'No vale.' }
const mensajeDe = (esquema: z.ZodType, valor: unknown) => esquema.safeParse(valor).error?.issues[0]?.message

const ENTEROS = [
  ['cantidad', cantidad(MENSAJES), 0, CANTIDAD_MAXIMA],
  ['cantidadPositiva', cantidadPositiva(MENSAJES), 1, CANTIDAD_MAXIMA],
  ['pesos', pesos(MENSAJES), 0, PESOS_MAXIMOS],
] as const

test.each(ENTEROS)(
  '%s takes the whole numbers of its range as they are, and no other',
  (_nombre, esquema, min, max) => {
    fc.assert(
      fc.property(fc.integer({ min, max }), (valor) => {
        expect(esquema.parse(valor)).toBe(valor)
      }),
    )
    for (const otro of [min - 1, max + 1, 1.5, Number.NaN, Infinity, '7', true, [3], {}])
      expect([otro, mensajeDe(esquema, otro)]).toEqual([otro, 'No vale.'])
  },
)

test.each(ENTEROS)('%s tells an empty input from a wrong one', (_nombre, esquema) => {
  for (const vacio of ['', null, undefined]) expect(mensajeDe(esquema, vacio)).toBe('Falta.')
})

test('an optional count is 0 when it is not given', () => {
  const civica = cantidadOpcional('No vale.')
  for (const vacio of ['', null, undefined]) expect(civica.parse(vacio)).toBe(0)
  expect(civica.parse(4)).toBe(4)
  expect(mensajeDe(civica, -1)).toBe('No vale.')
})

test('a percentage goes from 0 to 100, with decimals', () => {
  const esquema = porcentaje(MENSAJES)
  expect(esquema.parse(12.8)).toBe(12.8)
  expect([esquema.parse(0), esquema.parse(100)]).toEqual([0, 100])
  for (const otro of [-0.1, 100.1, '12']) expect(mensajeDe(esquema, otro)).toBe('No vale.')
})
