import type { Importable } from '../../../src/contract/importables'
import type { Importado } from '../../../src/contract/importaciones'
import { ENGINES } from '../../setup/databases'
import { aBus, aConductor, aFestivo, aPasaje } from '../builders'
import { openServerOffice, statusByUsuario, type Refusal, type ServerOffice } from '../office'
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

describe.each(ENGINES)('an import on %s', (engine) => {
  let office: ServerOffice
  beforeAll(async () => {
    office = await openServerOffice(engine)
  })
  beforeEach(async () => {
    await office.clearCompany()
    const ana = await aConductor(office.db, { documento: '1001', nombre: 'Ana Álvarez' })
    await aBus(office.db, { numero: '12', conductorUuid: ana.uuid })
    await aPasaje(office.db, { fechaFinal: '2090-12-31' })
  })
  afterAll(() => office.close())

  interface Import {
    corregir?: Data[]
    soloBuenas?: boolean
    headers?: Record<string, string>
    usuario?: Usuario
  }
  const send = <Body = Importado>(noun: Importable, create: Data[], options: Import = {}) => {
    const { corregir = [], soloBuenas, headers, usuario = 'editor' } = options
    const rows = [
      ...create.map((data) => ({ accion: 'crear', datos: data })),
      ...corregir.map((data) => ({ accion: 'corregir', datos: data })),
    ]
    const body = { archivo: 'enero.xlsx', soloBuenas, filas: rows }
    return office.ask<Body>(usuario, 'POST', `/importaciones/${noun}`, body, headers)
  }
  const refused = (noun: Importable, create: Data[], options?: Import) => send<Refusal>(noun, create, options)
  const fechas = async () =>
    (await office.db.selectFrom('festivos').select('fecha').orderBy('fecha').execute()).map(
      ({ fecha }) => fecha,
    )
  const undo = (uuid: string, usuario: Usuario = 'editor') =>
    office.ask(usuario, 'POST', '/importaciones/deshacer', { uuid })
  const changesOf = (uuid: string) =>
    office.db.selectFrom('cambios').selectAll().where('grupo', '=', uuid).orderBy('secuencia').execute()

  it('stores all its rows under one mark of the history', async () => {
    const { status, body } = await send('festivos', [{ fecha: '2090-05-01' }, { fecha: '2090-07-20' }])
    expect(status).toBe(201)
    expect(body).toMatchObject({ creadas: 2, corregidas: 0, errores: {} })
    expect(await fechas()).toEqual(['2090-05-01', '2090-07-20'])
    expect(await changesOf(body.uuid)).toMatchObject([
      { tipo: 'creado', motivo: 'Importación de enero.xlsx', usuario: 'Editor' },
      { tipo: 'creado', motivo: 'Importación de enero.xlsx', usuario: 'Editor' },
    ])
  })

  it('stores nothing when a row is wrong, and says which and why', async () => {
    await aFestivo(office.db, { fecha: '2090-12-25' })
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
    expect(await fechas()).toEqual(['2090-12-25'])
  })

  it('of the good ones leaves out the wrong ones, and says why', async () => {
    const { body } = await send('festivos', [{ fecha: '2090-05-01' }, { fecha: 'mayo' }], {
      soloBuenas: true,
    })
    expect(body).toMatchObject({ creadas: 1, errores: { 'filas.1.fecha': 'Ingrese una fecha válida.' } })
    expect(await fechas()).toEqual(['2090-05-01'])
    expect((await refused('festivos', [{ fecha: 'mayo' }], { soloBuenas: true })).status).toBe(400)
  })

  it('is stored once, however often the same press arrives', async () => {
    const headers = { 'idempotency-key': 'una-sola-importacion' }
    const debt = { valor: 9000, razon: 'Choque', conductorDocumento: '1001' }
    const first = await send('deudas', [debt, debt], { headers })
    const second = await send('deudas', [debt, debt], { headers })
    expect(first.status).toBe(201)
    expect(second).toEqual(first)
    expect(await office.db.selectFrom('deudas').selectAll().execute()).toHaveLength(2)
  })

  it('corrects drivers and buses that are there, and creates the others', async () => {
    await send('conductores', [driver('2002')], { corregir: [driver('1001', { nombre: 'Ana María' })] })
    const drivers = await office.db
      .selectFrom('conductores')
      .select(['documento', 'nombre', 'version'])
      .orderBy('documento')
      .execute()
    expect(drivers).toEqual([
      { documento: '1001', nombre: 'Ana María', version: 2 },
      { documento: '2002', nombre: 'Conductor 2002', version: 1 },
    ])
    const bus = {
      numero: '12',
      empresa: 'Otra',
      ruta: 'CBOS',
      modelo: '2020',
      marca: 'Hino',
      placa: 'AAA111',
      conductorDocumento: '1001',
    }
    expect(await send('buses', [], { corregir: [bus] })).toMatchObject({
      status: 201,
      body: { corregidas: 1 },
    })
    const { errores } = (await refused('buses', [bus, { ...bus, numero: '13', conductorDocumento: '9' }]))
      .body
    expect(errores).toMatchObject({
      'filas.0.numero': 'Ya existe un bus con ese número.',
      'filas.1.conductorDocumento': 'El conductor no existe.',
    })
  })

  it('of settlements goes by the rules of each: its fare, its bus, its driver', async () => {
    const { body } = await send('liquidaciones', [
      settlement('2090-03-01'),
      settlement('2090-03-02', { gastos: [{ nombre: 'Aseo', valor: 5000 }], abonoDto: { valor: 700 } }),
    ])
    expect(body.creadas).toBe(2)
    const [first, second] = await office.db.selectFrom('liquidaciones').selectAll().orderBy('fecha').execute()
    expect(first).toMatchObject({ pasajerosReg: 100, pasajeValor: 3000, fechaEntrega: '2090-03-20' })
    expect((first?.valorNetoReg ?? 0) - (second?.valorNetoReg ?? 0)).toBe(5000)
    const { errores } = (
      await refused('liquidaciones', [
        settlement('2090-03-01'),
        settlement('2091-03-01'),
        settlement('2090-03-03', { busNumero: '99' }),
        settlement('2090-03-04', { regFin: 1, regIni: 2 }),
      ])
    ).body
    expect(errores).toEqual({
      'filas.0':
        'Ya existe una liquidación del bus 12 para el 1 de marzo de 2090. Cárguela con Buscar para modificarla.',
      'filas.1.fecha': 'No hay un pasaje válido de la ruta Circular Coonatra para el 1 de marzo de 2091.',
      'filas.2.busNumero': 'El bus 99 no existe.',
      'filas.3.regFin': 'Ingrese un número valido de registradora final.',
    })
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
    expect(body).toMatchObject({ creadas: 0, corregidas: 1 })
    const row = await office.db.selectFrom('liquidaciones').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ regFin: 200, comentario: 'Varado' })
    expect(await office.db.selectFrom('gastos').select('valor').execute()).toEqual([{ valor: 5000 }])
    expect(await office.db.selectFrom('deudas').select('valor').execute()).toEqual([{ valor: 10 }])
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
      await office.db.selectFrom('gastos').select(['nombre', 'valor']).orderBy('nombre').execute(),
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
      await office.db.selectFrom('liquidaciones').select(['fecha', 'civica']).orderBy('fecha').execute(),
    ).toEqual([
      { fecha: '2090-03-01', civica: 35 },
      { fecha: '2090-03-02', civica: 30 },
    ])
  })

  it('of sensors and repayments follows their own calls', async () => {
    const sensor = { fecha: '2090-03-01', busNumero: '12', sensor: 90, viajes: 4, civica: 1 }
    expect((await send('sensores', [sensor])).body.creadas).toBe(1)
    expect((await refused('sensores', [{ ...sensor, busNumero: '7' }])).body.errores).toEqual({
      'filas.0.busNumero': 'El bus 7 no existe.',
    })
    const abono = { valor: 100, origen: 'Prima', conductorDocumento: '1001', fecha: '2090-03-01' }
    expect((await send('abonos', [abono, abono])).body.creadas).toBe(2)
    expect((await refused('abonos', [{ ...abono, conductorDocumento: '8' }])).body.errores).toEqual({
      'filas.0.conductorDocumento': 'El conductor con documento 8 no existe.',
    })
  })

  it('of more rows than one transaction takes is stored or refused as a whole', async () => {
    const rows = Array.from({ length: 450 }, (_, index) => driver(String(5000 + index)))
    const twice = { ...rows[449], documento: '1001' }
    const { status, body } = await refused('conductores', [...rows.slice(0, 449), twice])
    expect(status).toBe(400)
    expect(body.errores).toEqual({ 'filas.449.documento': 'Ya existe un conductor con ese documento.' })
    expect(await office.db.selectFrom('conductores').selectAll().execute()).toHaveLength(1)
    const { body: stored } = await send('conductores', rows)
    expect(stored.creadas).toBe(450)
    expect(await changesOf(stored.uuid)).toHaveLength(450)
    expect(await undo(stored.uuid)).toEqual({ status: 200, body: { mensaje: 'Importación deshecha.' } })
    expect(await office.db.selectFrom('conductores').selectAll().execute()).toHaveLength(1)
  })

  it('takes nothing from who may not create, and no more rows than the limit', async () => {
    const states = await statusByUsuario((usuario) =>
      office.ask(usuario, 'POST', '/importaciones/festivos', {
        archivo: 'x.csv',
        filas: [{ accion: 'crear', datos: { fecha: usuario === 'admin' ? '2090-01-02' : '2090-01-01' } }],
      }),
    )
    expect(states).toEqual([201, 201, 403, 401])
    const { status, body } = await refused(
      'festivos',
      Array.from({ length: 20_001 }, () => ({ fecha: '2090-01-03' })),
    )
    expect([status, body.errores?.filas]).toEqual([400, 'Máximo 20.000 filas.'])
  })

  describe('is undone', () => {
    it('with what it corrected as it was before', async () => {
      await send('liquidaciones', [
        settlement('2090-03-01', { gastos: [{ nombre: 'Aseo', valor: 5000 }], abonoDto: { valor: 50 } }),
      ])
      const before = await office.db.selectFrom('liquidaciones').selectAll().execute()
      const { body } = await send(
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
      expect(await undo(body.uuid)).toMatchObject({ status: 200 })
      expect(await office.db.selectFrom('liquidaciones').selectAll().execute()).toEqual(before)
      expect(await office.db.selectFrom('gastos').select(['nombre', 'valor']).execute()).toEqual([
        { nombre: 'Aseo', valor: 5000 },
      ])
      expect(await office.db.selectFrom('abonos').select('valor').execute()).toEqual([{ valor: 50 }])
      expect(await office.db.selectFrom('deudas').selectAll().execute()).toEqual([])
      expect(await undo(body.uuid)).toMatchObject({
        status: 409,
        body: { mensaje: 'La importación ya se deshizo.' },
      })
    })

    it('not when something of it has changed since, which is named', async () => {
      const { body } = await send('conductores', [driver('2002'), driver('3003')])
      await office.ask(
        'admin',
        'PUT',
        '/conductores/conductor?documento=2002',
        driver('2002', { nombre: 'Otro' }),
      )
      const { status, body: refusal } = await undo(body.uuid)
      expect([status, refusal.mensaje]).toEqual([
        409,
        'No se puede deshacer: desde entonces cambió Conductor 2002.',
      ])
      expect(await office.db.selectFrom('conductores').selectAll().execute()).toHaveLength(3)
    })

    it('not when other records depend on it', async () => {
      const { body } = await send('conductores', [driver('2002')])
      await send('deudas', [{ valor: 9000, razon: 'Choque', conductorDocumento: '2002' }])
      const { status, body: refusal } = await undo(body.uuid)
      expect(status).toBe(409)
      expect(refusal.mensaje).toContain('Conductor 2002')
    })

    it('by whoever imported, or an administrator', async () => {
      const { body } = await send('festivos', [{ fecha: '2090-05-01' }], { usuario: 'admin' })
      expect((await undo(body.uuid, 'editor')).status).toBe(403)
      expect((await undo(body.uuid, 'consulta')).status).toBe(403)
      expect((await undo(body.uuid, 'admin')).status).toBe(200)
      expect(await fechas()).toEqual([])
      expect((await undo('00000000-0000-4000-8000-000000000000', 'admin')).status).toBe(404)
    })
  })
})
