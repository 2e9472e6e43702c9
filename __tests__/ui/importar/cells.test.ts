import { readCell } from '../../../src/ui/importar/cells'
import CONDUCTORES from '../../../src/features/conductores/importar'
import FESTIVOS from '../../../src/features/festivos/importar'

const fieldOf = ({ fields }: typeof FESTIVOS, name: string) => fields.find((field) => field.name === name)!

test('a birth of two figures is past, any other day of this century', () => {
  expect(readCell('17/04/85', fieldOf(CONDUCTORES, 'fechaNacimiento'))).toBe('1985-04-17')
  expect(readCell('17-04-05', fieldOf(CONDUCTORES, 'fechaNacimiento'))).toBe('2005-04-17')
  expect(readCell('17/04/85', fieldOf(FESTIVOS, 'fecha'))).toBe('2085-04-17')
})
