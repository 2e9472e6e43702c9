import { type AsistenciaFila } from '../../../src/contract/asistencias'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { aConductor } from '../builders'
import { serverFor } from '../testServer'

const TODAY = '2090-03-20'
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

describe.each(ENGINES)('POST /asistencias on %s', (engine) => {
  const server = serverFor(engine)
  let ana: string
  let beto: string
  beforeEach(async () => {
    ana = (await aConductor(server.db, { nombre: 'Ana Álvarez', documento: '1001' })).uuid
    beto = (await aConductor(server.db, { nombre: 'Beto Bernal', documento: '1002' })).uuid
  })

  const row = (conductorUuid: string, changes: object = {}) => ({
    uuid: null,
    fecha: TODAY,
    conductorUuid,
    bus: '12',
    justificacion: '',
    asistio: true,
    entregoAlDia: true,
    entregoPresencial: false,
    ...changes,
  })
  const save = (...rows: unknown[]) => server.ask<AsistenciaFila[]>('editor', 'POST', '/asistencias', rows)
  const stored = async (fecha = TODAY) =>
    (await server.ask<AsistenciaFila[]>('consulta', 'GET', `/asistencias/fecha?fecha=${fecha}`)).body

  it('a driver’s row of a day replaces the one before and keeps its uuid, whatever uuid is sent', async () => {
    const { body: first } = await save(row(ana), row(beto))
    const { status, body } = await save(
      row(ana, { uuid: UNKNOWN, entregoPresencial: true, bus: '15', justificacion: 'Varado' }),
    )
    expect(status).toBe(200)
    expect(body).toEqual([
      { ...first[0], entregoPresencial: true, bus: '15', justificacion: 'Varado', version: 2 },
    ])
    expect(await stored()).toEqual([body[0], first[1]])
  })

  it('takes 2000 rows at once', async () => {
    const rows = Array.from({ length: 2000 }, (_, day) => {
      const fecha = new Date(Date.UTC(2080, 0, 1 + Math.floor(day / 2))).toISOString().slice(0, 10)
      return row(day % 2 === 0 ? ana : beto, { fecha })
    })
    const { status, body } = await save(...rows)
    expect(status).toBe(200)
    expect(body.map(({ fecha, conductorUuid }) => [fecha, conductorUuid])).toEqual(
      rows.map(({ fecha, conductorUuid }) => [fecha, conductorUuid]),
    )
  })

  it('of lists saved at once, in whatever order, keeps one row per driver and day', async () => {
    const buses = Array.from({ length: 8 }, (_, numero) => String(numero))
    const answers = await Promise.all(
      buses.map((bus, index) => {
        const rows = [row(ana, { bus }), row(beto, { bus })]
        return save(...(index % 2 === 0 ? rows : rows.reverse()))
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(buses.map(() => 200))
    const [ofAna, ofBeto] = await stored()
    expect(await stored()).toHaveLength(2)
    expect(ofAna?.bus).toBe(ofBeto?.bus)
    // Everybody was told the same uuid.
    expect(new Set(answers.flatMap(({ body }) => body.map(({ uuid }) => uuid))).size).toBe(2)
  })

  // No engine could break what follows.
  if (engine === ANY_ENGINE) {
    it('stores the rows and answers them in the order given, each with its uuid', async () => {
      const { status, body } = await save(
        row(beto, { asistio: false, entregoAlDia: false, justificacion: '  Enfermo ', bus: '' }),
        row(ana),
      )
      expect(status).toBe(200)
      const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/) as string
      expect(body).toEqual([
        {
          uuid,
          fecha: TODAY,
          conductorUuid: beto,
          conductorNombre: 'Beto Bernal',
          conductorDocumento: '1002',
          bus: '',
          justificacion: 'Enfermo',
          asistio: false,
          entregoAlDia: false,
          entregoPresencial: false,
          version: 1,
        },
        { ...row(ana), uuid, conductorNombre: 'Ana Álvarez', conductorDocumento: '1001', version: 1 },
      ])
      // Sorted by name in the list.
      expect(await stored()).toEqual([body[1], body[0]])
    })

    it('names the rows of drivers who do not exist, and stores none', async () => {
      await save(row(beto))
      const before = await stored()
      expect(
        await save(row(ana), row(UNKNOWN), row(beto, { bus: '99' }), row(UNKNOWN, { fecha: '2090-03-19' })),
      ).toEqual({
        status: 400,
        body: {
          mensaje: 'Hay conductores que no existen. No se guardó ninguna asistencia.',
          errores: {
            '1.conductorUuid': 'El conductor no existe.',
            '3.conductorUuid': 'El conductor no existe.',
          },
        },
      })
      expect(await stored()).toEqual(before)
      expect(await stored('2090-03-19')).toEqual([])
    })

    it('leaves out what is not ticked or typed', async () => {
      const { body } = await save({ fecha: TODAY, conductorUuid: ana.toUpperCase(), asistio: null })
      expect(body).toMatchObject([
        {
          conductorUuid: ana,
          bus: '',
          justificacion: '',
          asistio: false,
          entregoAlDia: false,
          entregoPresencial: false,
        },
      ])
    })

    it('also takes a driver who is retired by now, and an empty list', async () => {
      const { uuid } = await aConductor(server.db, { valido: 0 })
      expect(await save(row(uuid, { fecha: '2089-12-31' }))).toMatchObject({ status: 200 })
      expect(await save()).toEqual({ status: 200, body: [] })
    })

    it('names the rows that repeat a driver on a day, and stores none', async () => {
      expect(await save(row(ana), row(beto), row(ana, { asistio: false }))).toEqual({
        status: 400,
        body: {
          mensaje: 'Hay conductores repetidos. No se guardó ninguna asistencia.',
          errores: { '2.conductorUuid': 'El conductor está repetido en esa fecha.' },
        },
      })
      expect(await stored()).toEqual([])
    })

    it.each([
      [{ conductorUuid: '' }, { '1.conductorUuid': 'Conductor es requerido.' }],
      [{ asistio: 'si' }, { '1.asistio': 'Indique si o no.' }],
      [{ bus: 'x'.repeat(21) }, { '1.bus': 'Máximo 20 caracteres.' }],
    ])('refuses a row with %j and stores none', async (changes, errors) => {
      const answer = await save(row(ana), row(beto, changes))
      expect(answer).toEqual({ status: 400, body: { mensaje: Object.values(errors)[0], errores: errors } })
      expect(await stored()).toEqual([])
    })

    it('refuses a day to come and stores none', async () => {
      expect(await save(row(ana), row(ana, { fecha: '2090-03-21' }))).toEqual({
        status: 400,
        body: { mensaje: 'El 21 de marzo de 2090 no ha llegado: no se guardó ninguna asistencia.' },
      })
      expect(await stored()).toEqual([])
    })

    it('refuses more than 2000 rows', async () => {
      const rows = Array.from({ length: 2001 }, () => ({}))
      expect((await server.ask('editor', 'POST', '/asistencias', rows)).status).toBe(400)
    })
  }
})
