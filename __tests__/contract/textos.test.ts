import fc from 'fast-check'
import { filtro, textoOpcional, textoRequerido, uuidRequerido } from '../../src/contract/textos'
import type * as z from '../../src/contract/zod'

const mensajeDe = (esquema: z.ZodType, valor: unknown) => esquema.safeParse(valor).error?.issues[0]?.message

test('a required text is trimmed; blanks count as nothing', () => {
  const nombre = textoRequerido('El nombre es requerido.', 10)
  expect(nombre.parse('  Ana ')).toBe('Ana')
  for (const nada of ['', '   ', '\t\n', null, undefined, 7])
    expect(mensajeDe(nombre, nada)).toBe('El nombre es requerido.')
  expect(mensajeDe(nombre, 'x'.repeat(11))).toBe('Máximo 10 caracteres.')
  expect(nombre.parse(`  ${'x'.repeat(10)}  `)).toHaveLength(10)
})

test('what a database cannot store is refused with words, whatever else the text holds', () => {
  const esquema = textoRequerido('Falta.', 500)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (texto) => {
      const limpio = texto.replaceAll('\0', '').trim()
      fc.pre(limpio !== '')
      expect(esquema.parse(limpio)).toBe(limpio)
      for (const malo of ['\0', '\uD800', '\uDC00'])
        expect(mensajeDe(esquema, `a${malo}${limpio}`)).toBe('El texto tiene caracteres no válidos.')
    }),
  )
})

test('an optional text that is missing is empty', () => {
  expect(textoOpcional().parse(undefined)).toBe('')
  expect(textoOpcional().parse(null)).toBe('')
  expect(textoOpcional().parse(' hola ')).toBe('hola')
  expect(mensajeDe(textoOpcional(3), 'larga')).toBe('Máximo 3 caracteres.')
  expect(mensajeDe(textoOpcional(), 3)).toBe('Ingrese un texto válido.')
})

test('a uuid is read in either case', () => {
  fc.assert(
    fc.property(fc.uuid(), (uuid) => {
      expect(uuidRequerido().parse(uuid.toUpperCase())).toBe(uuid.toLowerCase())
    }),
  )
  expect(mensajeDe(uuidRequerido(), 'u1')).toBe('El identificador no es válido.')
})

test('absent, empty and null alike are no filter', () => {
  const numero = filtro(textoRequerido('Bus es requerido.'))
  for (const nada of [undefined, '', 'null', null]) expect(numero.parse(nada)).toBeUndefined()
  expect(numero.parse('12')).toBe('12')
})
