import { claveDe, sinAcentos } from '../../src/contract/sinAcentos'

it('forgets accents and case', () => {
  expect(sinAcentos('GÓMEZ Ñáñez')).toBe('gomez nanez')
})

it('makes one key of the spellings of a company', () => {
  expect(['Transportes Águila', ' transportes   aguila ', 'TRANSPORTES\u00a0ÁGUILA\t'].map(claveDe)).toEqual(
    Array(3).fill('transportes aguila'),
  )
  expect(claveDe('Transportes Águila 2')).not.toBe(claveDe('Transportes Águila'))
})
