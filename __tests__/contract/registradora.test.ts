import { pasajerosDeRegistradora } from '../../src/contract/registradora'

test('the register line subtracts what is typed so far', () => {
  expect(pasajerosDeRegistradora(1_000, 1_300)).toBe(300)
  expect(pasajerosDeRegistradora(1_000, '')).toBe(-1_000)
})

test('an initial register that is not typed yet counts as 0, and a text that is no number makes no line', () => {
  expect(pasajerosDeRegistradora('', 300)).toBe(300)
  expect(pasajerosDeRegistradora(1_000, '3oo')).toBeNaN()
})
