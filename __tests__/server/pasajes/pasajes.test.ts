import { type PasajeFila } from '../../../src/contract/pasajes'
import { ANY_ENGINE, ENGINES, type Engine } from '../../setup/databases'
import { aPasaje } from '../builders'
import { serverFor } from '../testServer'

const PASAJE = {
  ruta: 'CCNT',
  valor: 2800,
  porcentajePasajero: 12.8,
  porcentajeFestivos: 14,
  porcentajeBonificacion: 2.75,
  limiteBonificacion: 400,
  pasajerosPorViaje: 3,
  fechaInicio: '2026-01-01',
  fechaFinal: '2026-12-31',
}
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

const NUMERO = 'Ingrese un número valido.'

function openPasajes(engine: Engine) {
  const server = serverFor(engine)
  const edit = (uuid: string | undefined, changes: object = {}) =>
    server.ask<PasajeFila>('admin', 'PUT', '/pasajes', { ...PASAJE, uuid, ...changes })
  const invalidate = (uuid: string) =>
    server.ask('admin', 'PUT', `/pasajes/invalidarPasaje?uuidPasaje=${uuid}`)
  return { server, edit, invalidate }
}

describe.each(ENGINES)('pasajes on %s', (engine) => {
  const { server, edit, invalidate } = openPasajes(engine)

  it('of edits at once of one version, does one', async () => {
    const { uuid } = await aPasaje(server.db)
    const answers = await Promise.all([1, 2, 3, 4].map((valor) => edit(uuid, { valor, version: 1 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  it('of two Invalidar at once, does one', async () => {
    const { uuid } = await aPasaje(server.db)
    const answers = await Promise.all([invalidate(uuid), invalidate(uuid)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('pasajes', () => {
  const { server, edit, invalidate } = openPasajes(ANY_ENGINE)

  const create = (changes: object = {}) =>
    server.ask<PasajeFila>('admin', 'POST', '/pasajes', { ...PASAJE, ...changes })
  const list = async () => (await server.ask<PasajeFila[]>('consulta', 'GET', '/pasajes')).body

  it.each([
    { valor: 2650.55, porcentajePasajero: 120, limiteBonificacion: 400.5, pasajerosPorViaje: 2.123456 },
    { valor: 1e15, porcentajeFestivos: 1e300, porcentajeBonificacion: 0.000001, limiteBonificacion: 4e12 },
  ])('keeps cents, decimals and large figures: %j', async (figures) => {
    const { status, body } = await create(figures)
    expect([status, body]).toEqual([201, expect.objectContaining(figures)])
    expect(await list()).toEqual([body])
    const { version: _version, valido: _valido, ...sent } = body
    expect((await edit(body.uuid, sent)).body).toEqual(body)
    expect((await edit(body.uuid, { ...sent, valor: 0.05 })).body).toMatchObject({ valor: 0.05, version: 2 })
    expect((await edit(body.uuid, sent)).body).toEqual({ ...body, version: 3 })
  })

  it('lists the valid fares first, and of each kind the latest first', async () => {
    const de = (year: number, valido: 0 | 1) =>
      aPasaje(server.db, { fechaInicio: `${year}-01-01`, fechaFinal: `${year}-12-31`, valido })
    for (const [year, valido] of [
      [2025, 0],
      [2024, 1],
      [2026, 1],
      [2027, 0],
    ] as const)
      await de(year, valido)
    expect((await list()).map(({ fechaInicio, valido }) => [fechaInicio.slice(0, 4), valido])).toEqual([
      ['2026', true],
      ['2024', true],
      ['2027', false],
      ['2025', false],
    ])
  })

  it('Invalidar marks the fare once', async () => {
    const { body: created } = await create({ version: 9 })
    expect(await invalidate(created.uuid)).toEqual({
      status: 200,
      body: { mensaje: 'Pasaje invalidado exitosamente.' },
    })
    expect(await list()).toEqual([{ ...created, valido: false }])
    expect(await invalidate(created.uuid)).toEqual({
      status: 409,
      body: { mensaje: 'El pasaje ya está invalidado.' },
    })
  })

  it('a created fare is valid, and answers its figures as they were typed', async () => {
    const { status, body } = await create({ uuid: UNKNOWN })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...PASAJE,
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      valido: true,
      version: 1,
    })
    expect(body.uuid).not.toBe(UNKNOWN)
    expect(await list()).toEqual([body])
  })

  it('edits the fare of the uuid, written in small letters or capitals', async () => {
    const { body: created } = await create()
    const changes = { ruta: 'CBOS', valor: 3000, porcentajeFestivos: 0, fechaFinal: '2027-06-30' }
    const { status, body } = await edit(created.uuid.toUpperCase(), changes)
    expect(status).toBe(200)
    expect(body).toEqual({ ...created, ...changes, version: 2 })
    expect(await list()).toEqual([body])
  })

  it('does not edit an invalidated fare', async () => {
    const { uuid } = await aPasaje(server.db, { valido: 0 })
    const before = await list()
    expect(await edit(uuid)).toEqual({
      status: 409,
      body: { mensaje: 'El pasaje está invalidado y no se puede editar.' },
    })
    expect(await list()).toEqual(before)
  })
  it.each([
    [{ valor: 2800.555 }, { valor: 'Máximo 2 decimales.' }],
    [{ porcentajePasajero: 12.1234567 }, { porcentajePasajero: 'Máximo 6 decimales.' }],
    [{ pasajerosPorViaje: -2.5 }, { pasajerosPorViaje: NUMERO }],
    [{ fechaFinal: '2026-01-01' }, { fechaFinal: 'Fecha final debe ser mayor a la inicial.' }],
  ])('refuses %j, created or edited', async (changes, errors) => {
    const { uuid } = await aPasaje(server.db)
    const before = await list()
    expect(await create(changes)).toEqual({
      status: 400,
      body: { mensaje: Object.values(errors)[0], errores: errors },
    })
    expect(await edit(uuid, changes)).toMatchObject({ status: 400, body: { errores: errors } })
    expect(await list()).toEqual(before)
  })
})
