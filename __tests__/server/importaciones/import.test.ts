import { randomUUID } from 'node:crypto'
import type { Importable } from '../../../src/contract/importables'
import type { Historial } from '../../../src/contract/historial'
import type { FilaJuzgada, ParteGuardada, Revision } from '../../../src/contract/importaciones'
import { ENGINES } from '../../setup/databases'
import { aBus, aConductor, aFestivo, aPasaje } from '../builders'
import { serverFor, type Refusal } from '../testServer'
import type { Usuario } from '../realApp'

type Data = Record<string, unknown>

const driver = (documento: string, more: Data = {}): Data => ({
  nombre: `Conductor ${documento}`,
  empresa: 'Coonatra',
  fechaNacimiento: '1980-01-02',
  tipoDocumento: 'C.C.',
  documento,
  ...more,
})
const settlement = (fecha: string, more: Data = {}): Data => ({
  fecha,
  busNumero: '12',
  conductorDocumento: '1001',
  viajes: 5,
  regIni: 0,
  regFin: 100,
  sensor: 110,
  ...more,
})

const BUS = {
  numero: '12',
  empresa: 'Otra',
  ruta: 'CBOS',
  modelo: '2020',
  marca: 'Hino',
  placa: 'AAA111',
}

describe.each(ENGINES)('an import on %s', (engine) => {
  const server = serverFor(engine)
  beforeEach(async () => {
    const ana = await aConductor(server.db, { documento: '1001', nombre: 'Ana Álvarez' })
    await aBus(server.db, { numero: '12', conductorUuid: ana.uuid })
    await aPasaje(server.db, { fechaFinal: '2090-12-31' })
  })

  interface Import {
    corregir?: Data[]
    usuario?: Usuario
    /** Over the call's body. */
    more?: { porFuera?: number; grupo?: string; total?: number; filas?: object[] }
    key?: string
  }
  const filasOf = (create: Data[], correct: Data[] = []) => [
    ...create.map((data) => ({ accion: 'crear', datos: data })),
    ...correct.map((data) => ({ accion: 'corregir', datos: data })),
  ]
  /** Sends one part. @returns its answer, and the mark of its import. */
  const send = async <Body = ParteGuardada>(noun: Importable, create: Data[], options: Import = {}) => {
    const { corregir, usuario = 'editor', more, key = randomUUID() } = options
    const filas = filasOf(create, corregir)
    const body = { grupo: randomUUID(), archivo: 'enero.xlsx', total: filas.length || 1, filas, ...more }
    const answer = await server.ask<Body>(usuario, 'POST', `/importaciones/${noun}`, body, {
      'idempotency-key': key,
    })
    return { ...answer, grupo: body.grupo }
  }
  const refused = (noun: Importable, create: Data[], options?: Import) => send<Refusal>(noun, create, options)
  /** Has rows judged in parts of so many. @returns the last answer, with what is said of all rows by their places. */
  const revise = async (noun: Importable, create: Data[], corregir: Data[] = [], size = 500) => {
    const filas = filasOf(create, corregir).map((fila, index) => ({ ...fila, linea: index + 1 }))
    const rows: FilaJuzgada[] = []
    const sumas: Revision['sumas'][] = []
    let last: Revision | undefined
    for (let start = 0; start < filas.length; start += size) {
      const { arrastre } = last ?? {}
      const body = { grupo: randomUUID(), filas: filas.slice(start, start + size), arrastre, sumas }
      const answer = await server.ask<Revision>('editor', 'POST', `/importaciones/${noun}/revisar`, body)
      last = answer.body
      sumas.push(last.sumas)
      rows.push(...last.filas)
    }
    const said = (textsOf: (row: FilaJuzgada) => Record<string, string> | undefined) =>
      Object.fromEntries(
        rows.flatMap((row, index) =>
          Object.entries(textsOf(row) ?? {}).map(([field, text]) => [
            field ? `filas.${index}.${field}` : `filas.${index}`,
            text,
          ]),
        ),
      )
    return {
      resumen: last!.resumen,
      rows,
      errores: said(({ errores }) => errores),
      dudas: said(({ dudas = [] }) => Object.fromEntries(dudas)),
      estados: said(({ texto }) => (texto ? { '': texto } : undefined)),
    }
  }
  const fechas = async () =>
    (await server.db.selectFrom('festivos').select('fecha').orderBy('fecha').execute()).map(
      ({ fecha }) => fecha,
    )
  const undo = (group: string, usuario: Usuario = 'editor') =>
    server.ask(usuario, 'POST', '/historial/deshacer', { grupo: group })
  const changesOf = (uuid: string) =>
    server.db.selectFrom('cambios').selectAll().where('grupo', '=', uuid).orderBy('secuencia').execute()

  it('stores nothing when a row is wrong, and says which and why', async () => {
    await aFestivo(server.db, { fecha: '2090-12-25' })
    const rows = [{ fecha: '2090-05-01' }, { fecha: '' }, { fecha: '2090-12-25' }, { fecha: '2090-05-01' }]
    const { status, body } = await refused('festivos', rows)
    expect(status).toBe(400)
    expect(body).toEqual({
      mensaje: 'No se guardó nada: hay 3 filas por corregir.',
      errores: {
        'filas.1.fecha': 'Fecha es requerida.',
        'filas.2.fecha': 'Ya existe un festivo en esa fecha.',
        'filas.3': 'Es la misma de la fila 1.',
      },
    })
    expect(await revise('festivos', rows)).toMatchObject({
      errores: { 'filas.1.fecha': 'Fecha es requerida.' },
      estados: { 'filas.2': 'Ya existe', 'filas.3': 'Repite la fila 1' },
      resumen: { valor: 0 },
    })
    expect(await fechas()).toEqual(['2090-12-25'])
  })

  it('is stored once, however often the same press arrives', async () => {
    const debt = { valor: 9000, razon: 'Choque', conductorDocumento: '1001' }
    const press = { key: randomUUID(), more: { grupo: randomUUID() } }
    const answers = await Promise.all([
      send('deudas', [debt, debt], press),
      send('deudas', [debt, debt], press),
    ])
    answers.push(await send('deudas', [debt, debt], press))
    expect(answers).toEqual(answers.map(() => ({ ...answers[0], status: 201 })))
    expect(await server.db.selectFrom('deudas').selectAll().execute()).toHaveLength(2)
    expect((await refused('deudas', [debt], press)).status).toBe(422)
  })

  it('corrects drivers and buses that are there, and creates the others', async () => {
    await send('conductores', [driver('2002')], { corregir: [driver('1001', { nombre: 'Ana María' })] })
    const drivers = await server.db
      .selectFrom('conductores')
      .select(['documento', 'nombre', 'version'])
      .orderBy('documento')
      .execute()
    expect(drivers).toEqual([
      { documento: '1001', nombre: 'Ana María', version: 2 },
      { documento: '2002', nombre: 'Conductor 2002', version: 1 },
    ])
    const bus = { ...BUS, conductorDocumento: '1001' }
    expect(await send('buses', [], { corregir: [bus] })).toMatchObject({
      status: 201,
      body: { guardadas: 1 },
    })
    const wrong = [
      bus,
      { ...bus, numero: '13', placa: 'BBB222', conductorDocumento: '9' },
      { ...bus, numero: '14' },
      { ...bus, numero: '15', placa: 'CCC333' },
      { ...bus, numero: '16', placa: 'CCC333' },
    ]
    const errores = {
      'filas.0.numero': 'Ya existe un bus con ese número.',
      'filas.0.placa': 'Ya existe un bus con esa placa.',
      'filas.1.conductorDocumento': 'El conductor no existe.',
      'filas.2.placa': 'Ya existe un bus con esa placa.',
      'filas.4.placa': 'Ya existe un bus con esa placa.',
    }
    expect((await refused('buses', wrong)).body.errores).toEqual(errores)
    const { 'filas.0.numero': _numero, 'filas.0.placa': _placa, ...others } = errores
    expect(await revise('buses', wrong)).toMatchObject({
      errores: { ...others, 'filas.4.placa': 'Otra fila tiene la misma placa.' },
      estados: { 'filas.0': 'Ya existe' },
    })
  })

  it('takes a bus without a driver, and keeps the driver of whom it says nothing', async () => {
    const free = { ...BUS, numero: '13', placa: 'BBB222' }
    expect(await send('buses', [free], { corregir: [{ ...BUS, conductorDocumento: '' }] })).toMatchObject({
      status: 201,
      body: { guardadas: 2 },
    })
    const { body } = await server.ask<{ numero: string }[]>('consulta', 'GET', '/buses')
    expect(body).toMatchObject([
      { numero: '12', empresa: 'Otra', conductorDocumento: '1001' },
      { numero: '13', conductorDocumento: null },
    ])
  })

  it('of settlements goes by the rules of each: its fare, its bus, its driver', async () => {
    const { body } = await send('liquidaciones', [
      settlement('2090-03-01'),
      settlement('2090-03-02', { gastos: [{ nombre: 'Aseo', valor: 5000 }], abonoDto: { valor: 700 } }),
    ])
    expect(body.guardadas).toBe(2)
    const [first, second] = await server.db.selectFrom('liquidaciones').selectAll().orderBy('fecha').execute()
    expect(first).toMatchObject({ pasajerosReg: 100, pasajeValor: 3000, fechaEntrega: '2090-03-20' })
    expect((first?.valorNetoReg ?? 0) - (second?.valorNetoReg ?? 0)).toBe(5000)
    const { errores, estados } = await revise('liquidaciones', [
      settlement('2090-03-01'),
      settlement('2091-03-01'),
      settlement('2090-03-03', { busNumero: '99' }),
      settlement('2090-03-04', { regFin: 1, regIni: 2 }),
    ])
    expect(estados).toEqual({ 'filas.0': 'Ya existe' })
    expect(errores).toEqual({
      'filas.1.fecha': 'No hay un pasaje válido de la ruta Circular Coonatra para el 1 de marzo de 2091.',
      'filas.2.busNumero': 'El bus 99 no existe.',
      'filas.3.regFin': 'Ingrese un número valido de registradora final.',
    })
  })

  it('says what settlements come to', async () => {
    await aBus(server.db, { numero: '13', conductorUuid: null })
    const rows = [
      settlement('2090-03-02'),
      settlement('2090-03-01', { busNumero: '13', sensor: 130 }),
      settlement('2090-03-01', { gastos: [{ nombre: 'Aseo', valor: 5000 }] }),
    ]
    // 100 passengers of 3,000 pesos, 12.8 % to the driver; the sensor over-counts 2 on each of 5 trips.
    const resumen = {
      pasajerosReg: 300,
      pasajerosSensor: 320,
      valorNetoReg: 779_800,
      valorNetoSensor: 832_120,
      valor: 0,
    }
    const wrong = settlement('2090-03-03', { busNumero: '99' })
    expect((await revise('liquidaciones', [...rows, wrong])).resumen).toEqual(resumen)
  })

  it('judges a row of a later part beside those of the parts before it', async () => {
    const driver900 = Array.from({ length: 900 }, (_, index) => driver(String(5_000_000 + index)))
    driver900[899] = { ...driver900[2] }
    const drivers = await revise('conductores', driver900)
    expect(drivers.estados).toEqual({ 'filas.899': 'Repite la fila 3' })
    const rows = [
      settlement('2090-03-01', { abonoDto: { valor: 60 } }),
      settlement('2090-03-02', { regIni: 100, regFin: 200, abonoDto: { valor: 1 } }),
      settlement('2090-03-02', { busNumero: ' 12' }),
      settlement('2090-03-03', { regIni: 150, regFin: 300 }),
    ]
    const settlements = await revise('liquidaciones', rows, [], 1)
    expect(settlements.estados).toEqual({ 'filas.2': 'Repite la fila 2 con otros datos' })
    expect(settlements.dudas).toMatchObject({
      'filas.0.abonoDto.valor': expect.stringMatching(/^Supera lo que debe/) as string,
      'filas.3.regIni': 'Empieza en 150, no donde terminó la anterior (200), el 2 de marzo de 2090.',
    })
    expect(settlements.resumen).toEqual((await revise('liquidaciones', rows)).resumen)
    expect(settlements.resumen.pasajerosReg).toBe(350)
    const debts = [1, 2, 1].map((valor) => ({ valor, razon: 'Choque', conductorDocumento: '1001' }))
    expect(await revise('deudas', debts, [], 2)).toMatchObject({
      estados: { 'filas.2': '¿Igual a la fila 1?' },
      resumen: { valor: 3 },
    })
  })

  it('doubts a register beyond where the bus’s next stored one begins, or that begins before the file’s former one ends', async () => {
    const day = (number: number, regIni: number, regFin: number) =>
      settlement(`2090-03-0${number}`, { regIni, regFin, sensor: regFin - regIni })
    await send('liquidaciones', [day(5, 500, 600)])
    const { dudas } = await revise('liquidaciones', [day(1, 0, 250), day(2, 200, 300), day(3, 300, 501)])
    expect(dudas).toMatchObject({
      'filas.1.regIni': 'Empieza en 200, no donde terminó la anterior (250), el 1 de marzo de 2090.',
      'filas.2.regFin': 'La del 5 de marzo de 2090 empieza en 500.',
    })
  })

  it('proposes the driver of the bus, and says of a bus that is unknown that it does not exist', async () => {
    const { rows, errores } = await revise('liquidaciones', [
      settlement('2090-03-01', { conductorDocumento: '' }),
      settlement('2090-03-01', { conductorDocumento: '', busNumero: '99' }),
    ])
    expect(rows[0]?.conductor).toEqual({ documento: '1001', nombre: 'Ana Álvarez' })
    expect(errores).toEqual({ 'filas.1.busNumero': 'El bus 99 no existe.' })
  })

  it('names in the history the lines of the file that were left out', async () => {
    for (const [porFuera, said] of [
      [1, '1 fila por fuera'],
      [6, '6 filas por fuera'],
    ] as const) {
      const { grupo } = await send('festivos', [{ fecha: `2090-05-0${porFuera}` }], { more: { porFuera } })
      expect((await changesOf(grupo))[0]?.motivo).toBe(`Importación de enero.xlsx, ${said}`)
    }
  })

  it('corrects a settlement and keeps what the file does not name', async () => {
    const stored = settlement('2090-03-01', {
      comentario: 'Varado',
      gastos: [{ nombre: 'Aseo', valor: 5000 }],
      deudaDto: { razon: 'Choque', valor: 10 },
    })
    await send('liquidaciones', [stored])
    const { body } = await send('liquidaciones', [], {
      corregir: [settlement('2090-03-01', { regFin: 200 })],
    })
    expect(body).toEqual({ guardadas: 1 })
    const row = await server.db.selectFrom('liquidaciones').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ regFin: 200, comentario: 'Varado' })
    expect(await server.db.selectFrom('gastos').select('valor').execute()).toEqual([{ valor: 5000 }])
    expect(await server.db.selectFrom('deudas').select('valor').execute()).toEqual([{ valor: 10 }])
    expect(
      (await refused('liquidaciones', [], { corregir: [settlement('2090-03-09')] })).body.errores,
    ).toEqual({
      'filas.0': 'No hay una liquidación del bus 12 para el 9 de marzo de 2090.',
    })
  })

  it('corrects the expenses that the file names, and takes out those of 0', async () => {
    const expense = (nombre: string, valor: number) => ({ nombre, valor })
    const gastos = [expense('Aseo', 5000), expense('Combustible', 180_000), expense('Lavado', 8000)]
    await send('liquidaciones', [settlement('2090-03-01', { gastos })])
    const named = [expense('Aseo', 6000), expense('Combustible', 0)]
    await send('liquidaciones', [], { corregir: [settlement('2090-03-01', { gastos: named })] })
    expect(
      await server.db.selectFrom('gastos').select(['nombre', 'valor']).orderBy('nombre').execute(),
    ).toEqual([expense('Aseo', 6000), expense('Lavado', 8000)])
  })

  it('keeps the cívica that the sensors counted where the file says nothing of it', async () => {
    const counted = { busNumero: '12', sensor: 90, viajes: 4, civica: 35 }
    const days = ['2090-03-01', '2090-03-02']
    await send(
      'sensores',
      days.map((fecha) => ({ ...counted, fecha })),
    )
    await send('liquidaciones', [settlement('2090-03-01'), settlement('2090-03-02', { civica: 30 })])
    expect(
      await server.db.selectFrom('liquidaciones').select(['fecha', 'civica']).orderBy('fecha').execute(),
    ).toEqual([
      { fecha: '2090-03-01', civica: 35 },
      { fecha: '2090-03-02', civica: 30 },
    ])
  })

  it('of sensors and repayments follows their own calls', async () => {
    const sensor = { fecha: '2090-03-01', busNumero: '12', sensor: 90, viajes: 4, civica: 1 }
    expect((await send('sensores', [sensor])).body.guardadas).toBe(1)
    expect((await refused('sensores', [{ ...sensor, busNumero: '7' }])).body.errores).toEqual({
      'filas.0.busNumero': 'El bus 7 no existe.',
    })
    const abono = { valor: 100, origen: 'Prima', conductorDocumento: '1001', fecha: '2090-03-01' }
    expect((await send('abonos', [abono, abono])).body.guardadas).toBe(2)
    expect((await refused('abonos', [{ ...abono, conductorDocumento: '8' }])).body.errores).toEqual({
      'filas.0.conductorDocumento': 'El conductor con documento 8 no existe.',
    })
  })

  const parts = (group: string, fechas: string[]) =>
    fechas.map((fecha) => () => send('festivos', [{ fecha }], { more: { grupo: group, total: 3 } }))

  it('comes in parts, each of which is there when it is answered, and the history tells how far it came', async () => {
    const group = randomUUID()
    const [first, second, third] = parts(group, ['2090-05-01', '2090-06-01', '2090-07-01'])
    const motivo = async () => {
      const { body } = await server.ask<Historial>('admin', 'GET', '/historial?sustantivo=festivos&limite=1')
      return [body.cambios[0]?.motivo, body.cambios[0]?.deshacible]
    }
    await first?.()
    expect(await fechas()).toEqual(['2090-05-01'])
    expect(await motivo()).toEqual(['Interrumpida: 1 de 3. Importación de enero.xlsx', true])
    await second?.()
    await third?.()
    expect(await motivo()).toEqual(['Importación de enero.xlsx', true])
    expect(await undo(group)).toMatchObject({ status: 200, body: { mensaje: 'Se deshizo en 3 registros.' } })
    expect(await fechas()).toEqual([])
    expect(await motivo()).toEqual(['Se deshizo la importación de enero.xlsx', true])
  })

  it.each(['deudas', 'abonos'] as const)('sums up %s that would be stored, before they are', async (noun) => {
    const row = (valor: number, more: Data = {}) => ({
      valor,
      razon: 'Choque',
      origen: 'Prima',
      fecha: '2090-03-01',
      conductorDocumento: '1001',
      ...more,
    })
    await send(noun, [row(10)])
    const { resumen } = await revise(noun, [
      row(10),
      row(200),
      row(3000, { conductorDocumento: '9' }),
      row(40_000),
    ])
    expect(resumen.valor).toBe(40_200)
  })

  it('takes no part that comes after its undo, until that is undone', async () => {
    const group = randomUUID()
    const [first, second, third] = parts(group, ['2090-05-01', '2090-06-01', '2090-07-01'])
    await first?.()
    const raced = await Promise.all([second?.(), undo(group)])
    expect((await third?.())?.status).toBe(409)
    await undo(group)
    expect(await fechas()).toEqual([])
    expect([201, 409]).toContain(raced[0]?.status)
    await undo(`${group}~1`)
    expect((await third?.())?.status).toBe(201)
    expect(await fechas()).toHaveLength(raced[0]?.status === 201 ? 3 : 2)
  })

  it('takes no part that comes when its undo has found nothing yet', async () => {
    const group = randomUUID()
    const [first, second] = parts(group, ['2090-05-01', '2090-06-01'])
    const [part, undone] = await Promise.all([first?.(), undo(group)])
    expect([part?.status, undone.status]).toEqual(part?.status === 201 ? [201, 200] : [409, 404])
    expect((await second?.())?.status).toBe(409)
    expect(await fechas()).toEqual([])
  })

  it('takes no part that comes after the undo of one that changed nothing', async () => {
    const free = { ...BUS, conductorDocumento: '' }
    await send('buses', [], { corregir: [free] })
    const more = { grupo: randomUUID(), total: 2 }
    expect((await send('buses', [], { corregir: [free], more })).status).toBe(201)
    expect(await undo(more.grupo)).toMatchObject({ status: 404 })
    expect((await send('buses', [], { corregir: [{ ...free, marca: 'Otra' }], more })).status).toBe(409)
  })

  it('of a debt or repayment like one that is stored says so, and stores it only on demand', async () => {
    const debt = { valor: 9000, razon: 'Choque', conductorDocumento: '1001' }
    const repayment = { valor: 100, origen: 'Prima', conductorDocumento: '1001', fecha: '2090-03-01' }
    const both = await Promise.all([send('deudas', [debt]), send('deudas', [debt])])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400])
    await send('abonos', [repayment, repayment])
    expect(await revise('deudas', [{ ...debt, valor: 1 }, debt])).toMatchObject({
      estados: { 'filas.1': 'Parece repetida: ya hay una deuda igual del 20 de marzo de 2090.' },
    })
    expect(await revise('abonos', [{ ...repayment, fecha: '2090-03-02' }, repayment])).toMatchObject({
      estados: { 'filas.1': 'Parece repetido: ya hay un abono igual del 1 de marzo de 2090.' },
    })
    const lazyComponent = { accion: 'crear', datos: debt, aunqueRepetida: true }
    expect((await send('deudas', [], { more: { filas: [lazyComponent] } })).status).toBe(201)
    expect(await server.db.selectFrom('deudas').selectAll().execute()).toHaveLength(2)
  })

  it('takes no more rows than the limit, to judge or to store', async () => {
    const rows = Array.from({ length: 501 }, () => ({ fecha: '2090-01-03' }))
    const tooMany = { status: 400, body: { errores: { filas: 'Máximo 500 filas.' } } }
    expect(await send('festivos', rows)).toMatchObject(tooMany)
    const body = { grupo: randomUUID(), filas: filasOf(rows) }
    expect(await server.ask('editor', 'POST', '/importaciones/festivos/revisar', body)).toMatchObject(tooMany)
  })

  describe('is undone', () => {
    it('with what it corrected as it was before', async () => {
      await send('liquidaciones', [
        settlement('2090-03-01', { gastos: [{ nombre: 'Aseo', valor: 5000 }], abonoDto: { valor: 50 } }),
      ])
      const before = await server.db.selectFrom('liquidaciones').selectAll().execute()
      const { grupo } = await send(
        'liquidaciones',
        [settlement('2090-03-02', { deudaDto: { razon: 'Choque', valor: 9 } })],
        {
          corregir: [
            settlement('2090-03-01', {
              regFin: 300,
              gastos: [{ nombre: 'Taller', valor: 1 }],
              abonoDto: { valor: 70 },
            }),
          ],
        },
      )
      expect(await undo(grupo)).toMatchObject({
        status: 200,
        body: { mensaje: 'Se deshizo en 2 registros.' },
      })
      expect(await server.db.selectFrom('liquidaciones').selectAll().execute()).toEqual(before)
      expect(await server.db.selectFrom('gastos').select(['nombre', 'valor']).execute()).toEqual([
        { nombre: 'Aseo', valor: 5000 },
      ])
      expect(await server.db.selectFrom('abonos').select('valor').execute()).toEqual([{ valor: 50 }])
      expect(await server.db.selectFrom('deudas').selectAll().execute()).toEqual([])
      expect(await undo(grupo)).toMatchObject({ status: 200, body: { mensaje: 'Ya estaba deshecho.' } })
    })

    it('but for what has changed since, or is needed by others, which is named, and takes no part more', async () => {
      const { grupo } = await send('conductores', [driver('2002'), driver('3003'), driver('4004')])
      const edited = driver('2002', { nombre: 'Otro' })
      await server.ask('admin', 'PUT', '/conductores/conductor?documento=2002', edited)
      await send('deudas', [{ valor: 9000, razon: 'Choque', conductorDocumento: '3003' }])
      const { status, body } = await undo(grupo)
      expect([status, body.mensaje]).toEqual([
        200,
        'Se deshizo en 1 registro. Quedan 2 registros sin deshacer: Conductor 3003 (hay registros que dependen de él); Otro (lo cambió Admin).',
      ])
      expect((await send('conductores', [driver('5005')], { more: { grupo } })).status).toBe(409)
      expect(await server.db.selectFrom('conductores').selectAll().execute()).toHaveLength(3)
    })
  })
})
