import { type FestivoFila, type FestivoPropuesto } from '../../../src/contract/festivos'
import { ANY_ENGINE, ENGINES, type Engine } from '../../setup/databases'
import { aFestivo } from '../builders'
import { serverFor } from '../testServer'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

const REPEATED = {
  status: 409,
  body: {
    mensaje: 'Ya existe un festivo en esa fecha.',
    errores: { fecha: 'Ya existe un festivo en esa fecha.' },
  },
}

function openFestivos(engine: Engine) {
  const server = serverFor(engine)

  const create = (fecha: unknown) => server.ask<FestivoFila>('editor', 'POST', '/festivos', { fecha })
  const list = async () => (await server.ask<FestivoFila[]>('consulta', 'GET', '/festivos')).body
  return { server, create, list }
}

describe.each(ENGINES)('festivos on %s', (engine) => {
  const { server, create, list } = openFestivos(engine)

  it('refuses a second one on the same day, on its field', async () => {
    const { uuid } = await aFestivo(server.db, { fecha: '2026-05-01' })
    expect(await create('2026-05-01')).toEqual(REPEATED)
    expect(await list()).toEqual([{ uuid, fecha: '2026-05-01' }])
  })

  it('of three created at once for one day, keeps one', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => create('2026-05-01')))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(answers.find(({ status }) => status === 409)).toEqual(REPEATED)
    expect(await list()).toHaveLength(1)
  })
})

describe('festivos', () => {
  const { server, create, list } = openFestivos(ANY_ENGINE)

  const remove = (uuid: string) => server.ask('editor', 'DELETE', `/festivos?uuid=${uuid}`)
  const propose = (year: unknown) =>
    server.ask<FestivoPropuesto[]>('consulta', 'GET', `/festivos/propuestas?anio=${String(year)}`)

  it('answers the created holiday, and lists all from the latest to the earliest', async () => {
    await aFestivo(server.db, { fecha: '2026-12-25' })
    await aFestivo(server.db, { fecha: '2025-12-25' })
    const { status, body } = await create('2026-07-13')
    expect(status).toBe(201)
    expect(body).toEqual({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      fecha: '2026-07-13',
    })
    expect(await list()).toContainEqual(body)
    expect((await list()).map(({ fecha }) => fecha)).toEqual(['2026-12-25', '2026-07-13', '2025-12-25'])
  })

  it('deletes a holiday once', async () => {
    const { uuid } = await aFestivo(server.db, { fecha: '2026-05-01' })
    const other = await aFestivo(server.db, { fecha: '2026-07-20' })
    expect(await remove(uuid)).toEqual({
      status: 200,
      body: { mensaje: 'Festivo eliminado exitosamente.' },
    })
    expect(await list()).toEqual([other])
    const doesNotExist = { status: 404, body: { mensaje: 'El festivo no existe o ya fue eliminado.' } }
    expect(await remove(uuid)).toEqual(doesNotExist)
    expect(await remove(UNKNOWN)).toEqual(doesNotExist)
    expect((await remove('uno')).status).toBe(400)
    expect((await create('2026-05-01')).status).toBe(201)
  })

  it('proposes the holidays of a year, saying which are registered, and stores none', async () => {
    await aFestivo(server.db, { fecha: '2026-07-13' })
    await aFestivo(server.db, { fecha: '2026-03-24' })
    const { status, body } = await propose(2026)
    expect(status).toBe(200)
    expect(body[0]).toEqual({ fecha: '2026-01-01', nombre: 'Año Nuevo', registrado: false })
    expect(body.filter(({ registrado }) => registrado)).toEqual([
      { fecha: '2026-07-13', nombre: 'Virgen de Chiquinquirá', registrado: true },
    ])
    expect(await list()).toHaveLength(2)
  })

  it.each([
    [undefined, 'Fecha es requerida.'],
    ['', 'Fecha es requerida.'],
    [null, 'Fecha es requerida.'],
    ['2026-02-29', 'Ingrese una fecha válida.'],
    ['2026-05-01T00:00:00Z', 'Ingrese una fecha válida.'],
    ['01/05/2026', 'Ingrese una fecha válida.'],
  ])('refuses the date %j and stores nothing', async (fecha, mensaje) => {
    expect(await create(fecha)).toEqual({ status: 400, body: { mensaje, errores: { fecha: mensaje } } })
    expect(await list()).toEqual([])
  })

  it.each(['', 'abc', 1983, 2200, 2026.5])('refuses to propose for the year %j', async (year) => {
    expect(await propose(year)).toEqual({
      status: 400,
      body: { mensaje: 'Ingrese un año válido.', errores: { anio: 'Ingrese un año válido.' } },
    })
  })
})
