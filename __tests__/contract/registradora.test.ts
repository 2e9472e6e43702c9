import { pasajerosDeRegistradora } from '../../src/contract/registradora'

test('the register line subtracts what is typed so far', () => {
  expect(pasajerosDeRegistradora(1_000, 1_300)).toBe(300)
  expect(pasajerosDeRegistradora(1_000, '')).toBe(-1_000)
})
