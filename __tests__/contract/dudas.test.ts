import { oracionDe } from '../../src/contract/duda'
import { dudasDe, sonPocos } from '../../src/contract/dudas'
import type { FilaDudosa, LoSabido } from '../../src/contract/sabido'

/** Sums are written with a space that does not break. */
const readable = (text: string) => text.replace(/\s/g, ' ')

const delBus = { pasajeros: 330, viajes: 6, sensor: 340, civica: 40, tiquetes: 5, 'gasto aseo': 12_000 }
const SABIDO: LoSabido = { propio: true, hoy: '2026-03-05', umbral: 20, pasajerosPorViaje: 3, delBus }
const ROW: FilaDudosa = {
  fecha: '2026-03-05',
  viajes: 6,
  regIni: 1_000,
  regFin: 1_330,
  sensor: 340,
  civica: 40,
  tiquetes: 5,
  gastos: [{ nombre: 'Aseo', valor: 12_000 }],
}

const softWarnings = (changes: FilaDudosa, known: Partial<LoSabido> = {}) =>
  dudasDe({ ...ROW, ...changes }, { ...SABIDO, ...known })
const sentences = (...given: Parameters<typeof softWarnings>) =>
  softWarnings(...given).map((one) => readable(oracionDe(one)))
const asked = (...given: Parameters<typeof softWarnings>) =>
  softWarnings(...given).flatMap((one) => (one.sePregunta ? [readable(oracionDe(one))] : []))

test('of a usual row there is no soft warning', () => {
  expect(sentences({})).toEqual([])
  expect(dudasDe({}, { propio: true, hoy: '2026-03-05', umbral: 20 })).toEqual([])
})

describe('what is usual of a bus', () => {
  test.each<[FilaDudosa, FilaDudosa, string]>([
    [{ viajes: 60 }, { viajes: 61 }, 'Viajes: 61 es más de diez veces lo usual (6).'],
    [{ tiquetes: 50 }, { tiquetes: 51 }, 'Tiquetes: 51 es más de diez veces lo usual (5).'],
    [
      { gastos: [{ nombre: 'ASEO ', valor: 48_000 }] },
      { gastos: [{ nombre: 'Aseo', valor: 48_001 }] },
      'Aseo: $ 48.001 es más de cuatro veces lo usual ($ 12.000).',
    ],
    [
      { regFin: 1_033, sensor: 0, civica: 0 },
      { regFin: 1_032, sensor: 0, civica: 0 },
      'Registradora final: da 32 pasajeros, menos de la décima parte de lo usual (330).',
    ],
    [
      { regFin: 4_300, sensor: 0 },
      { regFin: 4_301, sensor: 0 },
      'Registradora final: da 3.301 pasajeros, más de diez veces lo usual (330).',
    ],
  ])('is asked of beyond ten times, of an expense four, or a tenth: %j, %j', (last, first, said) => {
    expect(asked(last)).toEqual([])
    expect(asked(first)).toEqual([said])
  })

  test.each([
    ['sensor', { sensor: 1_360 }, { sensor: 1_361 }, 'Sensor: 1.361 es más de cuatro veces lo usual (340).'],
    ['civica', { civica: 400 }, { civica: 4_000 }, 'Cívica: 4.000 es más de diez veces lo usual (40).'],
  ])('is asked of a %s too, beside what it is against the others', (_field, last, first, said) => {
    expect(asked(last)).not.toContainEqual(expect.stringContaining('lo usual'))
    expect(asked(first)).toContain(said)
  })

  it('gives way to the company’s limit, which tells nothing of too few, and to none where nothing is known', () => {
    const deLaEmpresa = { pasajeros: 400, viajes: 8, gasto: 90_000 }
    const known = { delBus: {}, deLaEmpresa }
    expect(asked({ viajes: 81 }, known)).toEqual(['Viajes: 81 es más de diez veces lo usual (8).'])
    expect(asked({ viajes: 80, gastos: [{ nombre: 'Aseo', valor: 360_000 }] }, known)).toEqual([])
    expect(asked({ gastos: [{ nombre: 'Taller', valor: 360_001 }] }, { deLaEmpresa })).toHaveLength(1)
    expect(asked({ regFin: 1_001, sensor: 0, civica: 0, tiquetes: 0 }, known)).toEqual([])
    expect(asked({ viajes: 9_999 }, { delBus: undefined })).toEqual([])
  })

  it('has few passengers below a tenth, none among them', () => {
    expect([33, 32, 0].map((passengers) => sonPocos(passengers, delBus))).toEqual([false, true, true])
    expect(sonPocos(0, undefined)).toBe(false)
  })
})

describe('a register', () => {
  const anterior = { regFin: 990, fecha: '2026-03-04' }

  it('is asked of where it does not follow', () => {
    expect(asked({}, { anterior: { ...anterior, regFin: 1_000 } })).toEqual([])
    expect(asked({}, { anterior })).toEqual([
      'Empieza en 1.000, no donde terminó la anterior (990), el 4 de marzo de 2026.',
    ])
    expect(asked({}, { anterior: { regFin: 990, fecha: null } })).toEqual([
      'Empieza en 1.000, no donde terminó la anterior (990).',
    ])
  })

  it('is asked of where it ends beyond the beginning of the next', () => {
    const siguiente = { regIni: 1_330, fecha: '2026-03-06' }
    expect(asked({}, { siguiente })).toEqual([])
    expect(asked({}, { siguiente: { ...siguiente, regIni: 1_329 } })).toEqual([
      'Registradora final: la del 6 de marzo de 2026 empieza en 1.329.',
    ])
  })

  it('of 0 is said to follow none that is known, and not asked', () => {
    expect(sentences({ regIni: 0, regFin: 330 }, { anterior: null })).toEqual([
      'Registradora inicial: no se conoce una registradora anterior de este bus.',
    ])
    expect(asked({ regIni: 0, regFin: 330 }, { anterior: null })).toEqual([])
  })

  it('is asked of where the sensor is further from it than the threshold, beyond its allowance, and said where there is no sensor', () => {
    // 18 of them may be counted twice.
    expect(asked({ sensor: 414 })).toEqual([])
    expect(asked({ sensor: 415 })).toEqual([
      'El sensor (397 a 415) y la registradora (330) difieren en 67 pasajeros, un 20,3 %.',
    ])
    expect(asked({ sensor: 264 })).toEqual([])
    expect(asked({ sensor: 263 })).toHaveLength(1)
    expect(asked({ sensor: 334, regFin: 1_300 }, { umbral: 5 })).toHaveLength(1)
    expect(sentences({ sensor: 0 })).toEqual([
      'El sensor (0) y la registradora (330) difieren en 330 pasajeros, un 100 %.',
    ])
    expect(asked({ sensor: 0 })).toEqual([])
  })

  it('is not judged until both of its figures are there, or while the last is below the first', () => {
    for (const changes of [{ regIni: '' }, { regFin: '' }, { regFin: 9 }, { regFin: '13a' }])
      expect(sentences(changes)).toEqual([])
  })
})

test('cívica and tiquetes are asked of above the larger of the register’s and the sensor’s passengers', () => {
  const said = (total: string, passengers: string) =>
    `Cívica y tiquetes (${total} y 5) superan los pasajeros (${passengers}).`
  const known = { delBus: undefined }
  expect(asked({ civica: 325 }, known)).toEqual([])
  expect(asked({ civica: 326 }, known)).toEqual([said('326', '330')])
  // 350 less the allowance.
  expect(asked({ civica: 327, sensor: 350 }, known)).toEqual([])
  expect(asked({ civica: 328, sensor: 350 }, known)).toEqual([said('328', '332')])
  expect(asked({ civica: 4_000, sensor: '' }, known)).toEqual([said('4.000', '330')])
  // The sensors' form has no register, and a file may have neither.
  expect(asked({ civica: 318, regIni: '', regFin: '' }, known)).toEqual([said('318', '322')])
  expect(asked({ civica: 4_000, regIni: '', regFin: '', sensor: '' }, known)).toEqual([])
})

test('a day to come is asked of, and no other text of a day', () => {
  expect(asked({ fecha: '2026-03-06' })).toEqual(['Fecha: el 6 de marzo de 2026 es posterior a hoy.'])
  expect(sentences({ fecha: '9999-99-99' })).toEqual([])
})

test('a debt is asked of above ten times the usual, a repayment only said above what is owed', () => {
  const deLaEmpresa = { deuda: 80_000 }
  expect(asked({ deudaDto: { valor: 800_000 } }, { deLaEmpresa })).toEqual([])
  expect(asked({ abonoDto: { valor: 800_001 } }, { deLaEmpresa })).toEqual([])
  expect(sentences({ abonoDto: { valor: 800_001 } }, { deLaEmpresa })).toEqual([
    'Abono: $ 800.001 es más de diez veces lo usual ($ 80.000).',
  ])
  expect(asked({ deudaDto: { valor: 800_001 } }, { deLaEmpresa })).toEqual([
    'Deuda: $ 800.001 es más de diez veces lo usual ($ 80.000).',
  ])
  expect(sentences({ abonoDto: { valor: 50_001 } }, { debe: 50_000 })).toEqual([
    'Abono: supera lo que debe: $ 50.000.',
  ])
  expect(sentences({ abonoDto: { valor: 60_000 } }, { debe: 50_000, abonado: 10_000 })).toEqual([])
  expect(asked({ abonoDto: { valor: 9_000_000 } }, { debe: 0 })).toEqual([])
})

test('a net below zero is said as the server has computed it, and not asked', () => {
  expect(sentences({ valorNeto: -1 })).toEqual(['Neto negativo: −$ 1.'])
  expect(sentences({ valorNeto: 0 })).toEqual([])
  expect(asked({ valorNeto: -12_446_992 })).toEqual([])
})

test('the text changes with any figure of it, by which an answer counts for those alone', () => {
  const texts = [
    { civica: 4_000 },
    { civica: 4_001 },
    { civica: 4_000, tiquetes: 6 },
    { civica: 4_000, regFin: 1_331 },
  ]
  const said = texts.map((changes) => asked(changes, { delBus: undefined }).join(' '))
  expect(new Set(said).size).toBe(4)
})

test('with another host all of it is said and none asked', () => {
  const changes = { fecha: '2026-03-06', viajes: 361, civica: 4_000, regFin: 1_001 }
  const anterior = { regFin: 990, fecha: null }
  expect(asked(changes, { anterior }).length).toBeGreaterThan(4)
  expect(asked(changes, { anterior, propio: false })).toEqual([])
  expect(sentences(changes, { anterior, propio: false })).toEqual(sentences(changes, { anterior }))
})
