import fc from 'fast-check'
import { filtro, textoOpcional, textoRequerido, uuidRequerido } from '../../src/contract/textos'
import type * as z from '../../src/contract/zod'

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

test('a required text is trimmed; blanks count as nothing', () => {
  const name = textoRequerido('El nombre es requerido.', 10)
  expect(name.parse('  Ana ')).toBe('Ana')
  for (const nothing of ['', '   ', '\t\n', null, undefined, 7])
    expect(messageOf(name, nothing)).toBe('El nombre es requerido.')
  expect(messageOf(name, 'x'.repeat(11))).toBe('Máximo 10 caracteres.')
  expect(name.parse(`  ${'x'.repeat(10)}  `)).toHaveLength(10)
})

test('what a database cannot store is refused with words, whatever else the text holds', () => {
  const schema = textoRequerido('Falta.', 500)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (text) => {
      const clean = text.replaceAll('\0', '').trim()
      fc.pre(clean !== '')
      expect(schema.parse(clean)).toBe(clean)
      for (const bad of ['\0', '\uD800', '\uDC00'])
        expect(messageOf(schema, `a${bad}${clean}`)).toBe('El texto tiene caracteres no válidos.')
    }),
  )
})

test('an optional text that is missing is empty', () => {
  expect(textoOpcional().parse(undefined)).toBe('')
  expect(textoOpcional().parse(null)).toBe('')
  expect(textoOpcional().parse(' hola ')).toBe('hola')
  expect(messageOf(textoOpcional(3), 'larga')).toBe('Máximo 3 caracteres.')
  expect(messageOf(textoOpcional(), 3)).toBe('Ingrese un texto válido.')
})

test('a uuid is read in either case', () => {
  fc.assert(
    fc.property(fc.uuid(), (uuid) => {
      expect(uuidRequerido().parse(uuid.toUpperCase())).toBe(uuid.toLowerCase())
    }),
  )
  expect(messageOf(uuidRequerido(), 'u1')).toBe('El identificador no es válido.')
})

test('absent, empty and null alike are no filter', () => {
  const numero = filtro(textoRequerido('Bus es requerido.'))
  for (const nothing of [undefined, '', 'null', null]) expect(numero.parse(nothing)).toBeUndefined()
  expect(numero.parse('12')).toBe('12')
})
