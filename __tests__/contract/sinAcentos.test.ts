import { sinAcentos } from '../../src/contract/sinAcentos'

it('forgets accents and case', () => {
  expect(sinAcentos('GÓMEZ Ñáñez')).toBe('gomez nanez')
})
