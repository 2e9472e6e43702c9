import { type BusFila } from '../../../src/contract/buses'
import { type ConductorFila } from '../../../src/contract/conductores'
import { ANY_ENGINE, ENGINES, type Engine } from '../../setup/databases'
import { aBus, aConductor } from '../builders'
import { serverFor } from '../testServer'

const ANA = {
  nombre: 'Ana Álvarez',
  empresa: 'Coonatra',
  fechaNacimiento: '1955-02-28',
  tipoDocumento: 'C.C.',
  documento: '1001',
}

function openConductores(engine: Engine) {
  const server = serverFor(engine)

  const create = (changes: object = {}) =>
    server.ask<ConductorFila>('editor', 'POST', '/conductores', { ...ANA, ...changes })
  const table = async () =>
    (await server.ask<ConductorFila[]>('consulta', 'GET', '/conductores/ingresos')).body
  const state = (action: 'retirar' | 'ingresar', documento: string) =>
    server.ask('admin', 'PUT', `/conductores/conductor/${action}?documento=${documento}`)
  return { server, create, table, state }
}

describe.each(ENGINES)('conductores on %s', (engine) => {
  const { server, create, table, state } = openConductores(engine)

  const names = async (path: string) =>
    (await server.ask<ConductorFila[]>('consulta', 'GET', path)).body.map(({ nombre }) => nombre)

  it('the table lists every driver in Spanish order, the selectors only those of the asked state', async () => {
    await aConductor(server.db, { nombre: 'Zoe', valido: 0, fechaUltimoRetiro: '2025-12-31' })
    await aConductor(server.db, { nombre: 'Bernardo' })
    await aConductor(server.db, { nombre: 'Álvaro' })
    expect(await names('/conductores/ingresos')).toEqual(['Álvaro', 'Bernardo', 'Zoe'])
    expect(await names('/conductores')).toEqual(['Álvaro', 'Bernardo', 'Zoe'])
    expect(await names('/conductores?valido=null')).toEqual(['Álvaro', 'Bernardo', 'Zoe'])
    expect(await names('/conductores?valido=true')).toEqual(['Álvaro', 'Bernardo'])
    expect(await names('/conductores?valido=false')).toEqual(['Zoe'])
  })

  it('refuses the documento of another driver on its field and stores nothing', async () => {
    await create()
    expect(await create({ nombre: 'Otra', documento: ' 1001 ' })).toEqual({
      status: 409,
      body: {
        mensaje: 'Ya existe un conductor con ese documento.',
        errores: { documento: 'Ya existe un conductor con ese documento.' },
      },
    })
    expect(await names('/conductores')).toEqual(['Ana Álvarez'])
  })

  it('of drivers created at once with one documento, keeps one', async () => {
    const answers = await Promise.all(['A', 'B', 'C'].map((nombre) => create({ nombre })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await table()).toHaveLength(1)
  })

  it('Retirar notes the day and frees the driver’s buses, and nobody else’s', async () => {
    const { body: ana } = await create()
    const other = await aConductor(server.db, { documento: '1002' })
    await aBus(server.db, { numero: '1', conductorUuid: ana.uuid })
    await aBus(server.db, { numero: '2', conductorUuid: ana.uuid })
    await aBus(server.db, { numero: '3', conductorUuid: other.uuid })
    expect(await state('retirar', '1001')).toEqual({
      status: 200,
      body: { mensaje: 'Conductor retirado exitosamente.' },
    })
    expect(await table()).toContainEqual({ ...ana, valido: false, fechaUltimoRetiro: '2090-03-20' })
    const { body: buses } = await server.ask<BusFila[]>('consulta', 'GET', '/buses')
    expect(buses.map(({ conductorDocumento }) => conductorDocumento)).toEqual([null, null, '1002'])
  })

  it('of two Retirar at once, does one', async () => {
    await create()
    const answers = await Promise.all([state('retirar', '1001'), state('retirar', '1001')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('conductores', () => {
  const { server, create, table, state } = openConductores(ANY_ENGINE)

  const edit = (documento: string, changes: object) =>
    server.ask('editor', 'PUT', `/conductores/conductor?documento=${documento}`, { ...ANA, ...changes })

  it('a created driver is active since today, by the company’s calendar', async () => {
    const { status, body } = await create({ nombre: '  Ana Álvarez ' })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...ANA,
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      fechaUltimoIngreso: '2090-03-20',
      fechaUltimoRetiro: null,
      valido: true,
      version: 1,
    })
    expect(await table()).toEqual([body])
  })

  it('edits the driver whom the query names, whose documento the body may change', async () => {
    const { body: created } = await create()
    await aBus(server.db, { conductorUuid: created.uuid })
    const changes = { nombre: 'Ana Ávila', documento: 'AB 77', tipoDocumento: 'PP' }
    const { status, body } = await edit('1001', changes)
    expect(status).toBe(200)
    expect(body).toEqual({ ...created, ...changes, version: 2 })
    const buses = await server.ask<BusFila[]>('consulta', 'GET', '/buses')
    expect(buses.body).toMatchObject([{ conductorDocumento: 'AB 77', conductorNombre: 'Ana Ávila' }])
  })

  it('refuses to edit a driver into another’s documento', async () => {
    await create()
    const { body: other } = await create({ documento: '1002' })
    expect(await edit('1002', { documento: '1001' })).toMatchObject({
      status: 409,
      body: { errores: { documento: 'Ya existe un conductor con ese documento.' } },
    })
    expect(await table()).toContainEqual(other)
  })

  it('Ingresar takes a retired driver back as of today', async () => {
    const retired = await aConductor(server.db, {
      valido: 0,
      fechaUltimoIngreso: '2019-01-01',
      fechaUltimoRetiro: '2025-12-31',
    })
    expect(await state('ingresar', retired.documento)).toEqual({
      status: 200,
      body: { mensaje: 'Conductor ingresado exitosamente.' },
    })
    expect(await table()).toEqual([
      { ...retired, valido: true, fechaUltimoIngreso: '2090-03-20', version: 1 },
    ])
  })

  it('a birth to come, or of less than fourteen years ago, is refused where it is new or changed', async () => {
    // The company's day is 20 March 2090.
    const statuses = async (...births: string[]) => {
      const answers = []
      for (const [i, fechaNacimiento] of births.entries())
        answers.push((await create({ fechaNacimiento, documento: `20${i}` })).status)
      return answers
    }
    expect(await statuses('2076-03-20', '2076-03-21', '2090-03-20', '2090-03-21', '1900-01-01')).toEqual([
      201, 400, 400, 400, 201,
    ])
    expect((await create({ fechaNacimiento: '2091-01-01' })).body).toMatchObject({
      errores: { fechaNacimiento: 'La fecha de nacimiento no ha llegado.' },
    })
    await aConductor(server.db, { documento: '300', fechaNacimiento: '2085-01-01' })
    expect((await edit('300', { documento: '300', fechaNacimiento: '2085-01-01' })).status).toBe(200)
    expect(await edit('300', { documento: '300', fechaNacimiento: '2085-01-02' })).toMatchObject({
      status: 400,
      body: { errores: { fechaNacimiento: 'Tendría menos de 14 años: revise el año.' } },
    })
    for (const action of ['crear', 'corregir'])
      expect(
        (
          await server.ask<{ filas: { errores: object }[] }>(
            'editor',
            'POST',
            '/importaciones/conductores/revisar',
            {
              grupo: '8a6dec79-0efa-43ed-8ab0-33d589112fc5',
              filas: [
                {
                  accion: action,
                  datos: {
                    ...ANA,
                    documento: action === 'crear' ? '9' : '300',
                    fechaNacimiento: '2077-01-01',
                  },
                },
              ],
            },
          )
        ).body,
      ).toMatchObject({
        filas: [{ errores: { fechaNacimiento: 'Tendría menos de 14 años: revise el año.' } }],
      })
  })

  it('refuses either one twice, and then changes nothing', async () => {
    const activo = await aConductor(server.db)
    const retired = await aConductor(server.db, { valido: 0 })
    const before = await table()
    expect(await state('ingresar', activo.documento)).toEqual({
      status: 409,
      body: { mensaje: 'El conductor ya está ingresado.' },
    })
    expect(await state('retirar', retired.documento)).toEqual({
      status: 409,
      body: { mensaje: 'El conductor ya está retirado.' },
    })
    expect(await table()).toEqual(before)
  })
})
