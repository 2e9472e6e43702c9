import { isFestivo } from '../../../src/server/nomina/festivos'

describe('esFestivo', () => {
  const festivos = new Set(['2026-07-13'])

  it('holds on every Sunday, listed or not', () => {
    expect(isFestivo('2026-03-01', festivos)).toBe(true)
    expect(isFestivo('2026-03-01', new Set())).toBe(true)
  })

  it('holds on a registered day', () => {
    expect(isFestivo('2026-07-13', festivos)).toBe(true)
  })

  it('does not hold on any other day, Saturdays included', () => {
    expect(isFestivo('2026-07-14', festivos)).toBe(false)
    expect(isFestivo('2026-02-28', festivos)).toBe(false)
  })
})
