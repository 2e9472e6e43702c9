import { randomUUID } from 'node:crypto'
import type { CuerpoCierre } from '../../../src/contract/cierres'
import { closeTill } from '../../../src/server/cierres/close'
import type { UnitOfWork } from '../../../src/server/db/transaction'
import type { SesionUsuario } from '../../../src/server/sesion/usuario'
import { NOUNS } from '../../../src/server/nouns'
import { ENGINES } from '../../setup/databases'
import { tillFor, TODAY } from './caja'

const YESTERDAY = '2090-03-19'

describe.each(ENGINES)('a settlement and two tills on %s', (engine) => {
  let uuid: string
  const server = tillFor(engine)
  beforeEach(async () => {
    uuid = (await server.signIn('editor')).uuid
  })

  /** The clock was put right, after the till was closed: by now the settlement came on another day. */
  const cameOn = (fechaEntrega: string) =>
    server.db.updateTable('liquidaciones').set({ fechaEntrega }).where('uuid', '=', uuid).execute()
  const shown = async (fecha: string) => (await server.tillOf('editor', fecha))?.ahora.liquidaciones

  it('is in one at most: what another till counts is left out while counting', async () => {
    await server.closeTill('editor', 'editor')
    await cameOn(YESTERDAY)
    expect([await shown(YESTERDAY), await shown(TODAY)]).toEqual([undefined, 1])
    expect((await server.tillOf('editor')).difiere).toBe(false)
    await server.reopen('admin', 'editor')
    expect([await shown(YESTERDAY), await shown(TODAY)]).toEqual([1, 0])
  })

  it('goes to whichever is closed first; the other is told that it changed', async () => {
    await server.signIn('editor', { busNumero: '15' })
    const { huella, ahora } = await server.tillOf('editor')
    const editor = await server.db
      .selectFrom('usuarios')
      .selectAll()
      .where('username', '=', 'editor')
      .executeTakeFirstOrThrow()
    const otherCloses = async () => {
      await cameOn(YESTERDAY)
      expect((await server.closeTill('admin', 'editor', { fecha: YESTERDAY })).status).toBe(201)
    }
    // Between what the person sees and the transaction that closes it.
    const db = new Proxy(server.db, {
      get: (target, name) =>
        name === 'transaction'
          ? () => ({
              execute: async (fn: never) => {
                await otherCloses()
                return target.transaction().execute(fn)
              },
            })
          : (target[name as 'selectFrom'].bind(target) as unknown),
    })
    const author = { usuario: editor, solicitud: randomUUID(), instante: new Date('2090-03-21T03:00:00Z') }
    const unit: UnitOfWork = { db, engine, nouns: NOUNS, before: null, author, roles: [] }
    const body = { fecha: TODAY, username: 'editor', huella, contadoPor: 'total', efectivo: {} }
    const closing = closeTill(
      unit,
      { ...body, total: ahora.esperado, motivo: '', enterado: true } as unknown as CuerpoCierre,
      {
        usuario: { ...editor, roles: ['EDITOR'] } as unknown as SesionUsuario,
        segun: 'registradora',
        today: TODAY,
      },
    )
    await expect(closing).rejects.toMatchObject({
      statusCode: 409,
      message: 'La caja cambió mientras la contaba y no se cerró. Revise las cifras y ciérrela de nuevo.',
      actual: { ahora: { liquidaciones: 1 } },
    })
    expect((await server.closeTill('editor', 'editor')).body.cierre).toMatchObject({ liquidaciones: 1 })
  })
})
