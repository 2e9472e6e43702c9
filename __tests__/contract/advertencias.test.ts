import { diferenciaDePasajeros } from '../../src/contract/advertencias'

describe('the difference between sensor and register', () => {
  it('is a share of the passengers of the register, in either direction', () => {
    expect(diferenciaDePasajeros(300, 360)).toBe(20)
    expect(diferenciaDePasajeros(300, 240)).toBe(20)
    expect(diferenciaDePasajeros(300, 300)).toBe(0)
  })

  it('is none while one of them has counted nobody', () => {
    for (const [registradora, sensor] of [
      [0, 360],
      [300, 0],
      [-5, 360],
    ] as const)
      expect(diferenciaDePasajeros(registradora, sensor)).toBeNull()
  })
})
