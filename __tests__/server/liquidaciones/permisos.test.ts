import { ENGINES } from '../../setup/databases'
import type { Usuario } from '../realApp'
import { openCompany, liquidacionPayload, type Company } from './company'

describe.each(ENGINES)('who may do what with settlements on %s', (engine) => {
  let empresa: Company
  let uuid: string
  beforeAll(async () => {
    empresa = await openCompany(engine)
  })
  beforeEach(async () => {
    await empresa.clear()
    uuid = (await empresa.ask('POST', '/liquidaciones', liquidacionPayload())).body.uuid
  })
  afterAll(() => empresa.close())

  const calls = {
    table: ['GET', () => '/liquidaciones/table', () => undefined],
    'v2/table': ['GET', () => '/liquidaciones/v2/table', () => undefined],
    detalle: ['GET', () => `/liquidaciones/detalle?uuid=${uuid}`, () => undefined],
    crear: ['POST', () => '/liquidaciones', () => liquidacionPayload({ busNumero: '15' })],
    liquidar: ['PUT', () => '/liquidaciones/liquidar', () => liquidacionPayload({ uuid, liquidada: true })],
    sensores: [
      'POST',
      () => '/liquidaciones/sensores',
      () => [{ fecha: '2026-03-05', busNumero: '15', sensor: 1, viajes: 1 }],
    ],
    eliminar: ['DELETE', () => `/liquidaciones?uuid=${uuid}`, () => undefined],
  } as const

  it.each<[keyof typeof calls, number, number, number]>([
    // What admin, editor and consulta are answered.
    ['table', 200, 200, 200],
    ['v2/table', 200, 200, 200],
    ['detalle', 200, 200, 200],
    ['crear', 201, 201, 403],
    ['liquidar', 200, 200, 403],
    ['sensores', 200, 200, 403],
    ['eliminar', 200, 403, 403],
  ])(
    '%s answers %i to admin, %i to editor, %i to consulta and 401 to nobody',
    async (call, ...expectedOnes) => {
      const [method, path, load] = calls[call]
      const people: (Usuario | null)[] = [null, 'consulta', 'editor', 'admin']
      const expected = [401, ...expectedOnes.toReversed()]
      const before = await empresa.table()
      for (const [index, who] of people.entries()) {
        const { status, body } = await empresa.ask(method, path(), load(), who)
        expect([who, status]).toEqual([who, expected[index]])
        if (status < 400) {
          // What the next role is to create must not be there already.
          await empresa.db.deleteFrom('liquidaciones').where('busNumero', '=', '15').execute()
          continue
        }
        expect(body.mensaje).toEqual(expect.any(String))
        expect(await empresa.table()).toEqual(before)
      }
    },
  )
})
