import fc from 'fast-check'
import {
  cantidad,
  cantidadOpcional,
  cantidadPositiva,
  decimal,
  CANTIDAD_MAXIMA,
  pesosRequeridos,
  PESOS_MAXIMOS,
} from '../../src/contract/numeros'
import type * as z from '../../src/contract/zod'

const MESSAGES = ['Falta.', 'No vale.'] as const
const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

const INTEGERS = [
  ['cantidad', cantidad(...MESSAGES), 0, CANTIDAD_MAXIMA],
  ['cantidadPositiva', cantidadPositiva(...MESSAGES), 1, CANTIDAD_MAXIMA],
  ['pesos', pesosRequeridos(...MESSAGES), 0, PESOS_MAXIMOS],
] as const

test.each(INTEGERS)(
  '%s takes the whole numbers of its range as they are, and no other',
  (_name, schema, min, max) => {
    fc.assert(
      fc.property(fc.integer({ min, max }), (value) => {
        expect(schema.parse(value)).toBe(value)
      }),
    )
    for (const other of [min - 1, max + 1, 1.5, Number.NaN, Infinity, '7', true, [3], {}])
      expect([other, messageOf(schema, other)]).toEqual([other, 'No vale.'])
  },
)

test.each(INTEGERS)('%s tells an empty input from a wrong one', (_name, schema) => {
  for (const empty of ['', null, undefined]) expect(messageOf(schema, empty)).toBe('Falta.')
})

test.each(INTEGERS)('%s asks of a written figure that can be read in two ways', (_name, schema) => {
  expect(messageOf(schema, '150,000')).toBe('¿150.000 o 150?')
})

test('an optional count is 0 when it is not given', () => {
  const civica = cantidadOpcional('No vale.')
  for (const empty of ['', null, undefined]) expect(civica.parse(empty)).toBe(0)
  expect(civica.parse(4)).toBe(4)
  expect(messageOf(civica, -1)).toBe('No vale.')
})

test.each([
  [2, [0, 2650, 2650.5, 2650.05, 120, 1e12 + 0.5, 1e300], [2650.555, 0.001]],
  [6, [0, 12.8, 12.800001, 120, 1e300], [12.1234567, 1e-7]],
])('a figure of at most %d decimals has no upper bound', (places, taken, refused) => {
  const schema = decimal(...MESSAGES, places)
  for (const figure of taken) expect(schema.parse(figure)).toBe(figure)
  for (const figure of refused)
    expect([figure, messageOf(schema, figure)]).toEqual([figure, `Máximo ${places} decimales.`])
  for (const other of [-0.1, '12', Infinity, Number.NaN]) expect(messageOf(schema, other)).toBe('No vale.')
  for (const empty of ['', null, undefined]) expect(messageOf(schema, empty)).toBe('Falta.')
})
