import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { aLiquidacion as stored } from '../builders'
import { liquidacionPayload } from '../liquidaciones/company'
import { tillFor, TODAY } from './caja'

describe.each(ENGINES)('the tills of a day on %s', (engine) => {
  const server = tillFor(engine)

  it('are of who enters it after an import that had completed it is undone', async () => {
    await server.ask('admin', 'POST', '/liquidaciones/sensores', [
      { fecha: TODAY, busNumero: '12', sensor: 350, viajes: 6 },
    ])
    const group = '7c0e6f2e-5a0a-4d5c-9a3b-0d8f0c8f1a11'
    const filas = [{ accion: 'crear', datos: liquidacionPayload({ fecha: TODAY }) }]
    const part = { grupo: group, archivo: 'enero.xlsx', total: 1, filas }
    const key = { 'idempotency-key': 'the-only-part' }
    expect((await server.ask('admin', 'POST', '/importaciones/liquidaciones', part, key)).status).toBe(201)
    expect((await server.dia()).cajas.map(({ username }) => username)).toEqual(['admin'])
    await server.ask('admin', 'POST', '/historial/deshacer', { grupo: group })
    expect(await server.dia()).toMatchObject({ cajas: [], busesSinLiquidacion: ['12', '15', '17'] })
    const { uuid } = await server.signIn('editor')
    expect((await server.dia()).cajas.map(({ username }) => username)).toEqual(['editor'])
    // An edit of what is entered gives it no other clerk.
    const body = { ...liquidacionPayload({ fecha: TODAY }), uuid, viajes: 7 }
    expect((await server.ask('admin', 'POST', '/liquidaciones', body)).status).toBe(201)
    expect((await server.dia()).cajas.map(({ username }) => username)).toEqual(['editor'])
  })

  it('have a group of what nobody is known to have entered, at the end', async () => {
    await stored(server.db, { busNumero: '12', fecha: TODAY, fechaEntrega: TODAY, valorNetoReg: 1000 })
    await server.signIn('editor', { busNumero: '15' })
    const { cajas } = await server.dia()
    expect(cajas.map(({ username, nombre, ahora }) => [username, nombre, ahora.esperado])).toEqual([
      ['editor', 'Editor', 454_800],
      [null, 'Sin usuario conocido', 1000],
    ])
    expect(await server.closeTill('admin', null)).toMatchObject({ status: 201 })
    expect((await server.tillOf(null)).cierre).toMatchObject({ cerrado: true, contado: 1000 })
  })

  it('are closed with their figures and what was counted', async () => {
    await server.signIn('editor')
    const { status, body } = await server.closeTill('editor', 'editor', {
      contadoPor: 'efectivo',
      efectivo: { billete100000: 4, billete50000: 1, billete20000: 0, billete2000: 2, moneda500: 1 },
      demasEnCero: true,
      total: null,
      motivo: 'Faltaron vueltas',
    })
    expect([status, body.difiere]).toEqual([201, false])
    expect(body.cierre).toMatchObject({
      version: 1,
      cerrado: true,
      instante: '2090-03-21T03:00:00.000Z',
      cerradoPor: 'Editor',
      segun: 'registradora',
      liquidaciones: 1,
      pendientes: 0,
      esperado: 454_800,
      contado: 454_500,
      diferencia: -300,
      motivo: 'Faltaron vueltas',
      busesSinLiquidacion: ['15', '17'],
    })
    expect(body.cierre?.efectivo).toEqual({
      billete100000: 4,
      billete50000: 1,
      billete20000: 0,
      billete2000: 2,
      moneda500: 1,
    })
    expect(await server.tillOf('editor')).toEqual(body)
  })

  it('are closed as they were seen', async () => {
    await server.signIn('editor')
    const { huella } = await server.tillOf('editor')
    await server.signIn('editor', { busNumero: '15' })
    const { status, body } = await server.closeTill('editor', 'editor', { huella })
    expect([status, body.mensaje]).toEqual([
      409,
      'La caja cambió mientras la contaba y no se cerró. Revise las cifras y ciérrela de nuevo.',
    ])
    expect(body.actual).toEqual(await server.tillOf('editor'))
    expect((await server.tillOf('editor')).cierre).toBeNull()
  })

  it('are closed once, by whoever is first', async () => {
    await server.signIn('editor')
    const answers = await Promise.all([
      server.closeTill('editor', 'editor'),
      server.closeTill('admin', 'editor'),
      server.closeTill('admin', 'editor'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.mensaje).toBe('La caja ya está cerrada. Actualice la pantalla para verla.')
    expect(await server.db.selectFrom('cierres').select('version').execute()).toEqual([{ version: 1 }])
  })

  it('are told with those closed in the fortnight before, and with what came for earlier days', async () => {
    const before = '2090-03-07'
    await stored(server.db, { busNumero: '12', fecha: before, fechaEntrega: before, valorNetoReg: 1000 })
    await server.closeTill('admin', null, { fecha: before, total: 700, motivo: 'Faltaron vueltas' })
    const closed = { fecha: before, nombre: 'Sin usuario conocido', diferencia: -300 }
    await server.signIn('editor', { fecha: '2090-03-19' })
    await server.signIn('editor', { busNumero: '15' })
    const earlier = { fecha: '2090-03-19', liquidaciones: 1 }
    expect(await server.dia()).toMatchObject({ ultimos: [closed], deOtrosDias: [earlier] })
    expect((await server.dia('2090-03-21')).ultimos).toEqual([])
  })

  it('are reopened with a reason, and closed again in the same place', async () => {
    await server.signIn('editor')
    await server.closeTill('editor', 'editor')
    const { uuid } = (await server.tillOf('editor')).cierre ?? {}
    expect(await server.reopen('admin', 'editor', { motivo: ' ' })).toMatchObject({
      status: 400,
      body: { errores: { motivo: 'Escriba el motivo.' } },
    })
    expect((await server.reopen('admin', 'editor', { version: 7 })).status).toBe(409)
    const reopened = await server.reopen('admin', 'editor')
    expect(reopened).toMatchObject({ status: 200, body: { cierre: { uuid, cerrado: false, version: 2 } } })
    expect(await server.reopen('admin', 'editor')).toMatchObject({
      status: 409,
      body: { mensaje: 'La caja ya está abierta.' },
    })
    await server.signIn('editor', { busNumero: '15' })
    const again = await server.closeTill('editor', 'editor')
    expect(again.body.cierre).toMatchObject({ uuid, version: 3, liquidaciones: 2, esperado: 909_600 })
  })
})

describe('the tills of a day', () => {
  const server = tillFor(ANY_ENGINE)

  it('go by the net of their closing until they are reopened, and then by that of today', async () => {
    await server.signIn('editor')
    await server.closeTill('editor', 'editor')
    // As the setting was then.
    await server.db.updateTable('cierres').set({ segun: 'sensor' }).execute()
    expect((await server.tillOf('editor')).ahora.esperado).toBe(548_508)
    expect((await server.reopen('admin', 'editor')).body.ahora.esperado).toBe(454_800)
  })

  it('are not closed without a reason for a difference, nor without a word on what is missing', async () => {
    await server.signIn('editor')
    expect(await server.closeTill('editor', 'editor', { total: 454_750, enterado: false })).toEqual({
      status: 400,
      body: {
        mensaje: 'Escriba el motivo de la diferencia.',
        errores: {
          motivo: 'Escriba el motivo de la diferencia.',
          enterado: 'Indique que está enterado de lo que falta.',
        },
      },
    })
    for (const busNumero of ['15', '17']) await server.signIn('admin', { busNumero })
    // No coin pays 49 pesos.
    expect((await server.closeTill('editor', 'editor', { total: 454_751, enterado: false })).status).toBe(201)
  })

  it('keep the figures of their closing, and say when the sensors have counted since; a renamed driver is the same', async () => {
    await server.signIn('editor', { liquidada: false })
    await server.closeTill('editor', 'editor')
    await server.db
      .updateTable('conductores')
      .set({ nombre: 'Ana Álvarez Ruiz' })
      .where('documento', '=', '1001')
      .execute()
    const { cierre, difiere } = await server.tillOf('editor')
    expect(difiere).toBe(false)
    await server.ask('editor', 'POST', '/liquidaciones/sensores', [
      { fecha: TODAY, busNumero: '12', sensor: 351, viajes: 6 },
    ])
    // A passenger more: 3.000 less the driver's 534.
    expect(await server.tillOf('editor')).toMatchObject({
      difiere: true,
      ahora: { esperado: 454_800, netoSensor: (cierre?.netoSensor ?? 0) + 2466 },
      cierre,
    })
  })
})
