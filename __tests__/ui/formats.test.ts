import {
  fechaConSiglo,
  fechaCorta,
  numero,
  pesos,
  axisPesos,
  decimal,
  porcentaje,
  precio,
  siNo,
} from '../../src/ui/texts/formats'

const withSpaces = (text: string) => text.replace(/\s/g, ' ')

it('writes pesos without decimals, with their thousands and their sign', () => {
  expect(withSpaces(pesos(1_234_567))).toBe('$ 1.234.567')
  expect(withSpaces(pesos(-5_000))).toBe('−$ 5.000')
  expect(withSpaces(pesos(0))).toBe('$ 0')
  expect(withSpaces(pesos(1_234.5))).toBe('$ 1.235')
})

it('writes the pesos of an axis in millions', () => {
  expect(withSpaces(axisPesos(1_500_000_000))).toBe('$ 1.500 M')
  expect(withSpaces(axisPesos(2_250_000))).toBe('$ 2,25 M')
  expect(withSpaces(axisPesos(999_999))).toBe('$ 999.999')
})

it('writes counts and percentages in the Spanish way', () => {
  expect(numero(1_234_567)).toBe('1.234.567')
  expect(numero(-3)).toBe('−3')
  expect(numero(12.345)).toBe('12,35')
  expect(porcentaje(12.8)).toBe('12,8 %')
  expect([decimal(2.123456), porcentaje(12.805)]).toEqual(['2,123456', '12,805 %'])
  expect([2650, 2650.5, -0.05].map((figure) => withSpaces(precio(figure)))).toEqual([
    '$ 2.650',
    '$ 2.650,50',
    '−$ 0,05',
  ])
})

it('writes nothing for what is not there', () => {
  expect([pesos(null), numero(undefined), porcentaje(NaN), fechaCorta(''), fechaConSiglo(null)]).toEqual(
    Array(5).fill(''),
  )
})

it('writes dates of forms as dd/mm/yy, and birth dates with their century', () => {
  expect(fechaCorta('2026-03-05')).toBe('05/03/26')
  expect(fechaConSiglo('1955-12-31')).toBe('31/12/1955')
})

it('says yes and no in Spanish', () => {
  expect([siNo(true), siNo(false), siNo(null)]).toEqual(['Sí', 'No', ''])
})
