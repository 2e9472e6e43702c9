import type { LiquidacionDetalle } from '../../../src/contract/liquidaciones'
import { ANY_ENGINE } from '../../setup/databases'
import { openTill, TODAY, type TillServer } from './caja'

/** Roles that may read closings. */
const READERS = { admin: true, editor: true, consulta: false } as const

describe('who may not read closings', () => {
  let server: TillServer
  let uuid: string
  let cierre: string | undefined
  beforeAll(async () => {
    server = await openTill(ANY_ENGINE)
    await server.withBuses()
    uuid = (await server.signIn('editor')).uuid
    await server.closeTill('editor', 'editor')
    cierre = (await server.tillOf('editor')).cierre?.uuid
  })
  afterAll(() => server.close())

  it.each(Object.entries(READERS) as ['admin' | 'editor' | 'consulta', boolean][])(
    'finds nothing of them in list, paper, history, settlement and export: %s %p',
    async (usuario, reads) => {
      const record = { sustantivo: 'cierres', identificador: `${cierre}` }
      const statuses = [
        await server.ask(usuario, 'GET', `/cierres?fecha=${TODAY}`),
        await server.ask(usuario, 'GET', `/historial/registro?${new URLSearchParams(record).toString()}`),
      ].map(({ status }) => status)
      expect(statuses).toEqual(Array(2).fill(reads ? 200 : 403))
      const paper = `/documentos/cierres?uuid=${cierre}`
      if (reads) expect((await server.pdf(usuario, paper))[0]).toContain('Cierre del día')
      else expect((await server.ask(usuario, 'GET', paper)).status).toBe(403)

      const asked = [
        `/liquidaciones/detalle?uuid=${uuid}`,
        `/liquidaciones/detalle?fecha=${TODAY}&busNumero=12`,
        `/historial/registro?sustantivo=liquidaciones&identificador=${uuid}`,
        '/liquidaciones/exportacion',
        '/liquidaciones/v2/table',
      ]
      const answers = await Promise.all(asked.map((path) => server.ask<object>(usuario, 'GET', path)))
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
      const [detail, ofBus, ...others] = answers.map(({ body }) => body)
      for (const one of [detail, ofBus] as LiquidacionDetalle[])
        expect(one.cierre?.startsWith('Está en el cierre')).toBe(reads ? true : undefined)
      expect(JSON.stringify(others)).not.toContain('ierre')
      // The search of all history is an administrator's alone.
      const search = await server.ask<object>(usuario, 'GET', '/historial?sustantivo=cierres')
      expect(search.status).toBe(usuario === 'admin' ? 200 : 403)
    },
  )
})
