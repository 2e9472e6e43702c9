import { ENGINES } from '../../setup/databases'
import { unaLiquidacion as guardada, unConductor } from '../builders'
import { unaLiquidacion } from '../liquidaciones/empresa'
import { estadosPorUsuario } from '../oficina'
import { abrirCaja, HOY, type OficinaDeCaja } from './caja'

describe.each(ENGINES)('the tills of a day on %s', (engine) => {
  let oficina: OficinaDeCaja
  beforeAll(async () => {
    oficina = await abrirCaja(engine)
  })
  beforeEach(() => oficina.conBuses())
  afterAll(() => oficina.cerrar())

  it('are of who entered each settlement, with the money that should be there', async () => {
    // Sensor: 338 passengers, a salary of 135.492, a net of 864.000 − 135.492 − 180.000 = 548.508.
    await oficina.entrar('editor', { abonoDto: { valor: 20_000 } })
    await oficina.entrar('editor', {
      busNumero: '15',
      liquidada: false,
      deudaDto: { razon: 'Choque', valor: 45_000 },
    })
    await oficina.entrar('admin', { busNumero: '17', gastos: [] })
    const dia = await oficina.dia()
    expect(dia).toMatchObject({ fecha: HOY, segun: 'registradora', busesSinLiquidacion: [] })
    expect(dia.cajas.map(({ username, nombre, ahora }) => ({ username, nombre, ...ahora }))).toEqual([
      {
        ...{ username: 'admin', nombre: 'Admin', liquidaciones: 1, pendientes: 0 },
        ...{ netoReg: 634_800, netoSensor: 728_508, abonos: 0, deudas: 0, esperado: 634_800 },
      },
      {
        ...{ username: 'editor', nombre: 'Editor', liquidaciones: 2, pendientes: 1 },
        ...{ netoReg: 909_600, netoSensor: 1_097_016, abonos: 20_000, deudas: 45_000, esperado: 884_600 },
      },
    ])
  })

  it('count the day on which the money came, whatever day it was earned', async () => {
    await oficina.entrar('editor', { fecha: '2090-03-18' })
    expect((await oficina.dia()).cajas).toHaveLength(1)
    expect((await oficina.dia('2090-03-18')).cajas).toEqual([])
  })

  it('stay with who entered it, whoever edits it later', async () => {
    const { uuid } = await oficina.entrar('editor')
    await oficina.pedir('admin', 'PUT', '/liquidaciones/liquidar', {
      ...unaLiquidacion({ fecha: HOY, liquidada: true }),
      uuid,
      tiquetes: 0,
    })
    expect((await oficina.dia()).cajas.map(({ username }) => username)).toEqual(['editor'])
  })

  it('are of who completes what the sensors have counted', async () => {
    await oficina.pedir('admin', 'POST', '/liquidaciones/sensores', [
      { fecha: HOY, busNumero: '12', sensor: 350, viajes: 6, civica: 0 },
    ])
    expect(await oficina.dia()).toMatchObject({ cajas: [], busesSinLiquidacion: ['12', '15', '17'] })
    await oficina.entrar('editor')
    expect(await oficina.dia()).toMatchObject({
      cajas: [{ username: 'editor', ahora: { liquidaciones: 1 } }],
      busesSinLiquidacion: ['15', '17'],
    })
  })

  it('are of who enters it after an import that had completed it is undone', async () => {
    await oficina.pedir('admin', 'POST', '/liquidaciones/sensores', [
      { fecha: HOY, busNumero: '12', sensor: 350, viajes: 6, civica: 0 },
    ])
    const filas = [{ accion: 'crear', datos: unaLiquidacion({ fecha: HOY }) }]
    const imported = await oficina.pedir<{ uuid: string }>('admin', 'POST', '/importaciones/liquidaciones', {
      archivo: 'enero.xlsx',
      filas,
    })
    expect((await oficina.dia()).cajas.map(({ username }) => username)).toEqual(['admin'])
    await oficina.pedir('admin', 'POST', '/importaciones/deshacer', { uuid: imported.cuerpo.uuid })
    expect((await oficina.dia()).cajas).toEqual([])
    const { uuid } = await oficina.entrar('editor')
    expect((await oficina.dia()).cajas.map(({ username }) => username)).toEqual(['editor'])
    // An edit of what is entered gives it no other clerk.
    const body = { ...unaLiquidacion({ fecha: HOY }), uuid, viajes: 7 }
    expect((await oficina.pedir('admin', 'POST', '/liquidaciones', body)).status).toBe(201)
    expect((await oficina.dia()).cajas.map(({ username }) => username)).toEqual(['editor'])
  })

  it('have a group of what nobody is known to have entered, at the end', async () => {
    await guardada(oficina.db, { busNumero: '12', fecha: HOY, fechaEntrega: HOY, valorNetoReg: 1000 })
    await oficina.entrar('editor', { busNumero: '15' })
    const { cajas } = await oficina.dia()
    expect(cajas.map(({ username, nombre, ahora }) => [username, nombre, ahora.esperado])).toEqual([
      ['editor', 'Editor', 454_800],
      [null, 'Sin usuario conocido', 1000],
    ])
    expect(await oficina.cerrarCaja('admin', null)).toMatchObject({ status: 201 })
    expect((await oficina.cajaDe(null)).cierre).toMatchObject({ cerrado: true, contado: 1000 })
  })

  it('are closed with their figures and what was counted', async () => {
    await oficina.entrar('editor')
    const { status, cuerpo } = await oficina.cerrarCaja('editor', 'editor', {
      contadoPor: 'efectivo',
      efectivo: { billete100000: 4, billete50000: 1, billete2000: 2, moneda500: 1 },
      total: null,
      motivo: 'Faltaron vueltas',
    })
    expect([status, cuerpo.difiere]).toEqual([201, false])
    expect(cuerpo.cierre).toMatchObject({
      ...{ version: 1, cerrado: true, instante: '2090-03-21T03:00:00.000Z', cerradoPor: 'Editor' },
      ...{ segun: 'registradora', liquidaciones: 1, pendientes: 0, esperado: 454_800 },
      ...{ contado: 454_500, diferencia: -300, motivo: 'Faltaron vueltas' },
      busesSinLiquidacion: ['15', '17'],
      efectivo: { billete100000: 4, billete50000: 1, billete20000: 0, moneda500: 1 },
    })
    expect(await oficina.cajaDe('editor')).toEqual(cuerpo)
  })

  it('are not closed without a reason for a difference, nor without a word on what is missing', async () => {
    await oficina.entrar('editor')
    expect(await oficina.cerrarCaja('editor', 'editor', { total: 454_801, enterado: false })).toEqual({
      status: 400,
      cuerpo: {
        mensaje: 'Escriba el motivo de la diferencia.',
        errores: {
          motivo: 'Escriba el motivo de la diferencia.',
          enterado: 'Indique que está enterado de lo que falta.',
        },
      },
    })
    for (const busNumero of ['15', '17']) await oficina.entrar('admin', { busNumero })
    expect((await oficina.cerrarCaja('editor', 'editor', { enterado: false })).status).toBe(201)
  })

  it('are closed as they were seen', async () => {
    await oficina.entrar('editor')
    const { huella } = await oficina.cajaDe('editor')
    await oficina.entrar('editor', { busNumero: '15' })
    const { status, cuerpo } = await oficina.cerrarCaja('editor', 'editor', { huella })
    expect([status, cuerpo.mensaje]).toEqual([
      409,
      'La caja cambió mientras la contaba y no se cerró. Revise las cifras y ciérrela de nuevo.',
    ])
    expect(cuerpo.actual).toEqual(await oficina.cajaDe('editor'))
    expect((await oficina.cajaDe('editor')).cierre).toBeNull()
  })

  it('are closed once, by whoever is first', async () => {
    await oficina.entrar('editor')
    const answers = await Promise.all([
      oficina.cerrarCaja('editor', 'editor'),
      oficina.cerrarCaja('admin', 'editor'),
      oficina.cerrarCaja('admin', 'editor'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.cuerpo.mensaje).toBe('La caja ya está cerrada. Actualice la pantalla para verla.')
    expect(await oficina.db.selectFrom('cierres').select('version').execute()).toEqual([{ version: 1 }])
  })

  it('are closed once, however often the same call is sent', async () => {
    await oficina.entrar('editor')
    const { huella, ahora } = await oficina.cajaDe('editor')
    const close = () =>
      oficina.cerrarCaja(
        'editor',
        'editor',
        { huella, total: ahora.esperado },
        { 'idempotency-key': 'cierre-de-hoy' },
      )
    const first = await close()
    expect([first.status, await close()]).toEqual([201, first])
  })

  it('are for those who enter settlements, each their own, and an administrator any', async () => {
    await oficina.entrar('admin')
    await oficina.entrar('editor', { busNumero: '15' })
    expect(await oficina.cerrarCaja('editor', 'admin')).toEqual({
      status: 403,
      cuerpo: { mensaje: 'Solo un administrador puede cerrar la caja de otra persona.' },
    })
    const statuses = await estadosPorUsuario((usuario) =>
      oficina.pedir(usuario, 'GET', `/cierres?fecha=${HOY}`),
    )
    expect(statuses).toEqual([200, 200, 403, 401])
    expect((await oficina.cerrarCaja('admin', 'editor')).status).toBe(201)
    expect((await oficina.reabrir('editor', 'editor')).status).toBe(403)
  })

  it('are reopened with a reason, and closed again in the same place', async () => {
    await oficina.entrar('editor')
    await oficina.cerrarCaja('editor', 'editor')
    const { uuid } = (await oficina.cajaDe('editor')).cierre ?? {}
    expect(await oficina.reabrir('admin', 'editor', { motivo: ' ' })).toMatchObject({
      status: 400,
      cuerpo: { errores: { motivo: 'Escriba el motivo.' } },
    })
    expect((await oficina.reabrir('admin', 'editor', { version: 7 })).status).toBe(409)
    const reopened = await oficina.reabrir('admin', 'editor')
    expect(reopened).toMatchObject({ status: 200, cuerpo: { cierre: { uuid, cerrado: false, version: 2 } } })
    expect(await oficina.reabrir('admin', 'editor')).toMatchObject({
      status: 409,
      cuerpo: { mensaje: 'La caja ya está abierta.' },
    })
    await oficina.entrar('editor', { busNumero: '15' })
    const again = await oficina.cerrarCaja('editor', 'editor')
    expect(again.cuerpo.cierre).toMatchObject({ uuid, version: 3, liquidaciones: 2, esperado: 909_600 })

    const history = await oficina.db
      .selectFrom('cambios')
      .select(['tipo', 'usuario', 'registro', 'motivo', 'antes', 'despues'])
      .where('identificador', '=', `${uuid}`)
      .orderBy('secuencia')
      .execute()
    const registro = 'Cierre del 20 de marzo de 2090 de Editor'
    const counted = (state: string | null) => (JSON.parse(state ?? '{}') as { contadas?: object }).contadas
    const [doce, quince] = ['12', '15'].map((busNumero) => ({ fecha: HOY, busNumero }))
    expect(
      history.map(({ antes, despues, ...change }) => ({ ...change, counted: [antes, despues].map(counted) })),
    ).toEqual([
      { tipo: 'creado', usuario: 'Editor', registro, motivo: null, counted: [undefined, [doce]] },
      { tipo: 'editado', usuario: 'Admin', registro, motivo: 'Se contó mal', counted: [[doce], []] },
      { tipo: 'editado', usuario: 'Editor', registro, motivo: null, counted: [[], [doce, quince]] },
    ])
  })

  it('keep the figures of their closing, and say when they are others by now', async () => {
    const { uuid } = await oficina.entrar('editor')
    await oficina.cerrarCaja('editor', 'editor')
    const later = await oficina.entrar('editor', { busNumero: '15' })
    expect(await oficina.cajaDe('editor')).toMatchObject({
      difiere: true,
      ahora: { esperado: 909_600 },
      cierre: { esperado: 454_800 },
    })
    // What had been counted, and what had not.
    for (const gone of [uuid, later.uuid])
      await oficina.pedir('admin', 'DELETE', `/liquidaciones?uuid=${gone}`)
    expect(await oficina.cajaDe('editor')).toMatchObject({
      difiere: true,
      ahora: { liquidaciones: 0, esperado: 0 },
      cierre: { esperado: 454_800 },
    })
  })

  it.each<[string, object]>([
    ['to another day', { fecha: '2090-03-18' }],
    ['to another driver', { conductorDocumento: '1002' }],
  ])(
    'say so too when a settlement is moved %s, but not when its driver is only renamed',
    async (_where, move) => {
      await unConductor(oficina.db, { documento: '1002', nombre: 'Berta Ruiz' })
      const { uuid } = await oficina.entrar('editor')
      await oficina.cerrarCaja('editor', 'editor')
      await oficina.db
        .updateTable('conductores')
        .set({ nombre: 'Ana Álvarez Ruiz' })
        .where('documento', '=', '1001')
        .execute()
      const { ahora, difiere } = await oficina.cajaDe('editor')
      expect(difiere).toBe(false)
      const moved = { ...unaLiquidacion({ fecha: HOY, liquidada: true, ...move }), uuid, motivo: 'Era otra' }
      expect((await oficina.pedir('admin', 'PUT', '/liquidaciones/liquidar', moved)).status).toBe(200)
      expect(await oficina.cajaDe('editor')).toMatchObject({ difiere: true, ahora })
    },
  )
})

test('with the setting, the net of the sensor is what should be there, and a closing keeps how it was made', async () => {
  const oficina = await abrirCaja('sqlite', { cierreSegun: 'sensor' })
  await oficina.conBuses()
  await oficina.entrar('editor')
  expect(await oficina.dia()).toMatchObject({ segun: 'sensor', cajas: [{ ahora: { esperado: 548_508 } }] })
  const { cuerpo } = await oficina.cerrarCaja('editor', 'editor')
  expect(cuerpo.cierre).toMatchObject({ segun: 'sensor', esperado: 548_508, diferencia: 0 })
  await oficina.cerrar()
})
