import type { LiquidacionFila } from '../../src/contract/liquidaciones'
import { pasajerosDeRegistradora, registradoraAnterior, soloSensores } from '../../src/contract/registradora'

test('the register line subtracts two registers, and says nothing before both are figures', () => {
  expect(pasajerosDeRegistradora(1_000, 1_300)).toBe(300)
  for (const [regIni, regFin] of [
    [1_000, ''],
    ['', 300],
    [1_000, '3oo'],
  ] as const)
    expect(pasajerosDeRegistradora(regIni, regFin)).toBeNaN()
})

const row = (busNumero: string, fecha: string, regFin: number) =>
  ({ busNumero, fecha, regIni: regFin - 100, regFin, fechaEntrega: fecha }) as LiquidacionFila

test('what a host says nothing of counts as entered by staff, what it says null of only where no register was read', () => {
  const read = (fechaEntrega: string | null | undefined, regFin: number) =>
    soloSensores({ fechaEntrega, regIni: 1_000, regFin } as LiquidacionFila)
  expect([read(undefined, 1_000), read('', 1_000), read(null, 1_300)]).toEqual([false, false, false])
  expect(read(null, 1_000)).toBe(true)
})

describe('where a register stood before a day', () => {
  const rows = [
    row('12', '2026-03-02', 1_150),
    row('12', '2026-03-04', 1_400),
    row('15', '2026-03-04', 9_999),
    row('12', '2026-03-03', 1_300),
    row('12', '2026-03-06', 1_700),
  ]

  it('is what the latest earlier settlement of the bus says, in whatever order they are listed', () => {
    expect(registradoraAnterior(rows, '12', '2026-03-05')).toEqual({ regFin: 1_400, fecha: '2026-03-04' })
    expect(registradoraAnterior(rows.toReversed(), '12', '2026-03-05')).toEqual({
      regFin: 1_400,
      fecha: '2026-03-04',
    })
  })

  it('is not what the settlement of the same day says', () => {
    expect(registradoraAnterior(rows, '12', '2026-03-04')).toMatchObject({ regFin: 1_300 })
  })

  it('is the last that staff entered, whatever sensors have filled since with a register of before', () => {
    const bySensors = { ...row('12', '2026-03-05', 1_150), regIni: 1_150, fechaEntrega: null }
    expect(registradoraAnterior([...rows, bySensors], '12', '2026-03-06')).toMatchObject({ regFin: 1_400 })
    expect(registradoraAnterior([bySensors], '12', '2026-03-06')).toBeNull()
  })

  it('is not known where there is none', () => {
    expect(registradoraAnterior(rows, '12', '2026-03-02')).toBeNull()
    expect(registradoraAnterior(rows, '17', '2026-03-05')).toBeNull()
  })
})
