import { randomUUID } from 'node:crypto'
import { requestOf } from '../../proof/inputs'
import { ANY_ENGINE } from '../../setup/databases'
import { everyCall, type Fields, type Sent } from '../everyCall'
import { openApplication, type Application } from '../realApp'

/** Edits of a version, each with something else to write. */
const EDITS = {
  'PUT /conductores/conductor': { nombre: 'Ana' },
  'PUT /buses/bus/actualizar': { marca: 'Hino' },
  'PUT /contratos': { empresa: 'Otra' },
  'PUT /pasajes': { valor: 1 },
  'POST /deudas of a stored one': { valor: 1 },
  'PUT /abonos': { valor: 1 },
}

/** Writes that name a record. */
const NAMING = [
  ...Object.keys(EDITS),
  'PUT /usuarios/usuario',
  'PUT /usuarios/clave',
  'DELETE /usuarios/sesiones',
  'PUT /liquidaciones/liquidar',
  'DELETE /liquidaciones',
  'PUT /conductores/conductor/retirar',
  'PUT /conductores/conductor/ingresar',
  'DELETE /contratos',
  'PUT /pasajes/invalidarPasaje',
  'DELETE /deudas/eliminar/:uuid',
  'DELETE /abonos/eliminar/:uuid',
  'DELETE /festivos',
]

describe('a write of a record', () => {
  let app: Application
  let calls: Awaited<ReturnType<typeof everyCall>>
  beforeAll(async () => {
    app = await openApplication(ANY_ENGINE)
    calls = await everyCall(app.db)
  })
  afterAll(() => app.close())

  const ask = async (route: string, sent: Sent = {}) => {
    const answer = await app.ask('admin', requestOf({ route, ...sent }))
    return { status: answer.statusCode, body: answer.json<Fields>() }
  }

  it.each(Object.entries(EDITS))(
    '%s that comes late is told of the record as it is, and takes nothing away; a repetition passes',
    async (route, change) => {
      const sent = await calls[route]?.()
      const edit = (changes: object) => ask(route, { ...sent, body: { ...sent?.body, ...changes } })
      const first = await edit({ version: 1 })
      expect(first).toMatchObject({ status: 200, body: { version: 2 } })
      expect(await edit({ version: 1, ...change })).toEqual({
        status: 409,
        body: { mensaje: expect.stringMatching(/^Otra persona cambió est/) as string, actual: first.body },
      })
      expect(await edit({ version: 1 })).toEqual(first)
      expect(await edit({ version: 2, ...change })).toMatchObject({ status: 200, body: { version: 3 } })
    },
  )

  it.each(NAMING)('%s that is not there is told so', async (route) => {
    const { query, params, body } = (await calls[route]?.()) ?? {}
    const unknown = (fields?: Fields) =>
      fields &&
      Object.fromEntries(
        Object.keys(fields).map((name) => [name, name.startsWith('uuid') ? randomUUID() : '0']),
      )
    const named = query || params ? body : { ...body, uuid: randomUUID() }
    const { status, body: refusal } = await ask(route, {
      query: unknown(query),
      params: unknown(params),
      body: named,
    })
    expect([status, refusal.mensaje]).toEqual([404, expect.stringMatching(/ no existe/)])
  })
})
