import { DENOMINACIONES, sumaDeEfectivo } from '../../../src/contract/efectivo'
import { reglasDelConteo } from '../../../src/contract/cierres'
import { cajaFigures, closedDaysOf, huellaOf, type Counted } from '../../../src/server/cierres/figures'

const row = (changes: Partial<Counted> = {}): Counted => ({
  liquidacionUuid: 'a',
  fecha: '2026-03-05',
  fechaEntrega: '2026-03-05',
  busNumero: '12',
  conductorUuid: 'ana',
  conductorNombre: 'Ana',
  liquidada: 1,
  netoReg: 500_000,
  netoSensor: 520_000,
  abono: 0,
  deuda: 0,
  ...changes,
})

const ROWS = [
  row({ abono: 20_000 }),
  row({ liquidacionUuid: 'b', netoReg: 300_050, netoSensor: 290_000, deuda: 45_000, liquidada: 0 }),
  row({ liquidacionUuid: 'c', netoReg: -10_000, netoSensor: -12_000 }),
]

test('what should be there is the net of the register, more the repayments, less the debts', () => {
  expect(cajaFigures(ROWS, 'registradora')).toEqual({
    liquidaciones: 3,
    pendientes: 1,
    netoReg: 790_050,
    netoSensor: 798_000,
    abonos: 20_000,
    deudas: 45_000,
    esperado: 765_050,
  })
})

test('by the setting it is the net of the sensor', () => {
  expect(cajaFigures(ROWS, 'sensor').esperado).toBe(773_000)
})

test('what came to earlier days is summed day by day', () => {
  const late = [
    row({ fechaEntrega: '2026-03-04', deuda: 100_000 }),
    row({ fechaEntrega: '2026-03-02' }),
    row({ fechaEntrega: '2026-03-04', abono: 1 }),
  ]
  expect(closedDaysOf([...ROWS, ...late], '2026-03-05', 'sensor')).toEqual([
    { fecha: '2026-03-02', liquidaciones: 1, esperado: 520_000 },
    { fecha: '2026-03-04', liquidaciones: 2, esperado: 940_001 },
  ])
  expect(closedDaysOf(ROWS, '2026-03-05', 'sensor')).toEqual([])
})

test('whatever the till counts changes its mark, but not the order in which it is read', () => {
  const mark = huellaOf(ROWS, 'registradora', 1)
  expect(huellaOf([...ROWS].reverse(), 'registradora', 1)).toBe(mark)
  const others = [
    huellaOf(ROWS, 'sensor', 1),
    huellaOf(ROWS, 'registradora', 2),
    huellaOf(ROWS.slice(1), 'registradora', 1),
    ...(['netoReg', 'netoSensor', 'abono', 'deuda'] as const).map((field) =>
      huellaOf([row({ ...ROWS[0], [field]: 1 }), ...ROWS.slice(1)], 'registradora', 1),
    ),
    huellaOf([row({ ...ROWS[0], liquidada: 0 }), ...ROWS.slice(1)], 'registradora', 1),
  ]
  expect(new Set([mark, ...others]).size).toBe(others.length + 1)
})

test('one of each note and coin of Colombia comes to 189.850', () => {
  expect(DENOMINACIONES.map(({ tipo, valor }) => `${tipo} ${valor}`)).toEqual([
    ...[100_000, 50_000, 20_000, 10_000, 5000, 2000, 1000].map((value) => `billete ${value}`),
    ...[1000, 500, 200, 100, 50].map((value) => `moneda ${value}`),
  ])
  expect(sumaDeEfectivo(Object.fromEntries(DENOMINACIONES.map(({ campo }) => [campo, 1])))).toBe(189_850)
  expect(sumaDeEfectivo({ billete50000: 3, moneda50: 7, billete1000: '', moneda1000: 'x' })).toBe(150_350)
})

describe('the rules of a count', () => {
  const messages = (expected: number, withToasts: boolean, count: object) =>
    Object.fromEntries(
      (
        reglasDelConteo(expected, withToasts).safeParse({
          contadoPor: 'efectivo',
          efectivo: { billete1000: 5 },
          demasEnCero: true,
          total: '',
          motivo: '',
          enterado: false,
          ...count,
        }).error?.issues ?? []
      ).map(({ path, message }) => [path.join('.'), message]),
    )

  test('a difference wants a reason', () => {
    expect(messages(5000, false, {})).toEqual({})
    expect(messages(5050, false, {})).toEqual({ motivo: 'Escriba el motivo de la diferencia.' })
    expect(messages(5050, false, { motivo: 'Vueltas' })).toEqual({})
    expect(messages(5000, false, { contadoPor: 'total', total: 4000 })).toHaveProperty('motivo')
  })

  test('what is left empty was not counted, unless it is said to be none', () => {
    const uncounted = {
      demasEnCero:
        'Faltan denominaciones por contar: escriba cuántas hay o marque que lo demás está en cero.',
    }
    expect(messages(5000, false, { demasEnCero: false })).toEqual(uncounted)
    expect(messages(9000, false, { demasEnCero: undefined })).toEqual({
      ...uncounted,
      motivo: 'Escriba el motivo de la diferencia.',
    })
    const none = Object.fromEntries(DENOMINACIONES.map(({ campo }) => [campo, 0]))
    expect(messages(0, false, { demasEnCero: false, efectivo: none })).toEqual({})
    expect(messages(0, false, { demasEnCero: false, efectivo: { ...none, moneda50: '' } })).toEqual(uncounted)
  })

  test('a sum is typed when the count is a sum', () => {
    expect(messages(5000, false, { contadoPor: 'total' })).toEqual({ total: 'Escriba el total contado.' })
    expect(messages(5000, false, { contadoPor: 'total', total: 5000 })).toEqual({})
  })

  test('what is missing is said before', () => {
    expect(messages(5000, true, {})).toEqual({ enterado: 'Indique que está enterado de lo que falta.' })
    expect(messages(5000, true, { enterado: true })).toEqual({})
  })
})
