import { ownMessage, readCell, writtenCell } from '../../../src/records/fileRows/cells'
import ABONOS from '../../../src/features/cartera/importarAbonos'
import CONDUCTORES from '../../../src/features/conductores/importar'
import FESTIVOS from '../../../src/features/festivos/importar'

const fieldOf = ({ fields }: typeof FESTIVOS, name: string) => fields.find((field) => field.name === name)!

test('a birth of two figures is past, any other day of this century', () => {
  expect(readCell('17/04/85', fieldOf(CONDUCTORES, 'fechaNacimiento'))).toBe('1985-04-17')
  expect(readCell('17-04-05', fieldOf(CONDUCTORES, 'fechaNacimiento'))).toBe('2005-04-17')
  expect(readCell('17/04/85', fieldOf(FESTIVOS, 'fecha'))).toBe('2085-04-17')
})

test('a sum with decimals is no sum, and is told why, whether the cell holds a number or a text', () => {
  const valor = fieldOf(ABONOS, 'valor')
  expect(['412.125', '$ 412.125', '412125'].map((text) => readCell(text, valor))).toEqual(
    Array(3).fill(412_125),
  )
  for (const text of ['412,5', '412.5', ' 1.412,50 ', '0,30000000000000004']) {
    expect(readCell(text, valor)).toBe(text.trim())
    expect(ownMessage(text, valor)).toBe(
      'No lleva decimales: el punto separa los miles y la coma, los decimales.',
    )
  }
  // The schema asks of what can be read in two ways.
  for (const text of ['412.125', '412,125', '412.00', '', '412k'])
    expect(ownMessage(text, valor)).toBeUndefined()
})

test('a cell is shown as tables write such values, and as it stands where it cannot be read', () => {
  const written = (text: string, noun: typeof FESTIVOS, name: string) =>
    writtenCell(text, fieldOf(noun, name))
  expect(written('2026-11-23', FESTIVOS, 'fecha')).toBe('23/11/26')
  expect(written('17/04/85', CONDUCTORES, 'fechaNacimiento')).toBe('17/04/1985')
  expect(written('31/02/2090', FESTIVOS, 'fecha')).toBe('31/02/2090')
  expect(['173470', '412,125', 'seis', ''].map((text) => written(text, ABONOS, 'valor'))).toEqual([
    '173.470',
    '412,125',
    'seis',
    '',
  ])
})
