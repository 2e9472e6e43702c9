import type { LiquidacionDetalle } from '../../../src/contract/liquidaciones'
import { ENGINES } from '../../setup/databases'
import { openTill, TODAY, type TillOffice } from './caja'

/** What each may read of closings. */
const READERS = { admin: true, editor: true, consulta: false } as const

describe.each(ENGINES)('who may not read closings, on %s', (engine) => {
  let office: TillOffice
  let uuid: string
  let cierre: string | undefined
  beforeAll(async () => {
    office = await openTill(engine)
    await office.withBuses()
    uuid = (await office.signIn('editor')).uuid
    await office.closeTill('editor', 'editor')
    cierre = (await office.tillOf('editor')).cierre?.uuid
  })
  afterAll(() => office.close())

  it.each(Object.entries(READERS) as ['admin' | 'editor' | 'consulta', boolean][])(
    'finds nothing of them in list, paper, history, presence, settlement and export: %s %p',
    async (usuario, reads) => {
      const record = { sustantivo: 'cierres', identificador: `${cierre}` }
      const statuses = [
        await office.ask(usuario, 'GET', `/cierres?fecha=${TODAY}`),
        await office.ask(usuario, 'GET', `/historial/registro?${new URLSearchParams(record).toString()}`),
        await office.ask(usuario, 'POST', '/presencia', record),
      ].map(({ status }) => status)
      expect(statuses).toEqual(Array(3).fill(reads ? 200 : 403))
      const paper = `/documentos/cierres?uuid=${cierre}`
      if (reads) expect((await office.pdf(usuario, paper))[0]).toContain('Cierre del día')
      else expect((await office.ask(usuario, 'GET', paper)).status).toBe(403)

      const asked = [
        `/liquidaciones/detalle?uuid=${uuid}`,
        `/liquidaciones/detalle?fecha=${TODAY}&busNumero=12`,
        `/historial/registro?sustantivo=liquidaciones&identificador=${uuid}`,
        '/liquidaciones/exportacion',
        '/liquidaciones/v2/table',
      ]
      const answers = await Promise.all(asked.map((path) => office.ask<object>(usuario, 'GET', path)))
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
      const [detail, ofBus, ...others] = answers.map(({ body }) => body)
      for (const one of [detail, ofBus] as LiquidacionDetalle[])
        expect(one.cierre?.startsWith('Está en el cierre')).toBe(reads ? true : undefined)
      expect(JSON.stringify(others)).not.toContain('ierre')
      // The search of all history is an administrator's alone.
      const search = await office.ask<object>(usuario, 'GET', '/historial?sustantivo=cierres')
      expect(search.status).toBe(usuario === 'admin' ? 200 : 403)
    },
  )
})
