import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import { sumarDias } from '../../../src/contract/fechas'
import type { Database } from '../../../src/server/db/schema'
import type { UnitOfWork } from '../../../src/server/db/transaction'
import { deshacerImportacion } from '../../../src/server/importaciones/deshacer'
import type { SesionUsuario } from '../../../src/server/sesion/usuario'
import { ENGINES } from '../../setup/databases'
import { openTill, TODAY, type TillOffice } from '../cierres/caja'
import { liquidacionPayload } from '../liquidaciones/company'

/** Two slices of changes: the oldest settlement is taken back in a transaction of its own. */
const ROWS = 201
const oldest = sumarDias(TODAY, 1 - ROWS)

describe.each(ENGINES)('the undoing of an import beside a closing on %s', (engine) => {
  let office: TillOffice
  let uuid: string
  beforeAll(async () => {
    office = await openTill(engine)
  })
  beforeEach(async () => {
    await office.withBuses()
    const rows = Array.from({ length: ROWS }, (_, row) => ({
      accion: 'crear',
      datos: liquidacionPayload({ fecha: sumarDias(oldest, row), gastos: [] }),
    }))
    const body = { archivo: 'enero.xlsx', filas: rows }
    uuid = (await office.ask<{ uuid: string }>('editor', 'POST', '/importaciones/liquidaciones', body)).body
      .uuid
  })
  afterAll(() => office.close())

  const undo = () => office.ask('editor', 'POST', '/importaciones/deshacer', { uuid })
  const fechas = async () =>
    (await office.db.selectFrom('liquidaciones').select('fecha').execute()).map(({ fecha }) => fecha)

  /** The same by the EDITOR, while an ADMIN closes the till just before one of its transactions: two rehearse, two store. */
  async function undoWhileClosed(before: number) {
    let begun = 0
    const execute = async (fn: (trx: Transaction<Database>) => Promise<unknown>) => {
      begun += 1
      if (begun === before) expect((await office.closeTill('admin', 'editor')).status).toBe(201)
      return office.db.transaction().execute(fn)
    }
    const db = new Proxy(office.db, {
      get: (target, name) =>
        name === 'transaction' ? () => ({ execute }) : (target[name as 'selectFrom'].bind(target) as unknown),
    })
    const editor = await office.db
      .selectFrom('usuarios')
      .select(['uuid', 'nombre'])
      .where('username', '=', 'editor')
      .executeTakeFirstOrThrow()
    const author = { usuario: editor, solicitud: randomUUID(), instante: new Date('2090-03-21T03:00:00Z') }
    const unit: UnitOfWork = { db, engine, before: null, author }
    return deshacerImportacion(unit, uuid, { ...editor, roles: ['EDITOR'] } as SesionUsuario)
  }

  it('is refused when the till has been closed before anything is taken back', async () => {
    await expect(undoWhileClosed(3)).rejects.toMatchObject({
      statusCode: 403,
      mensaje: expect.stringMatching(
        /^La liquidación del bus 12 .* está en el cierre del 20 de marzo de 2090 de Editor\./,
      ) as string,
    })
    expect(await fechas()).toHaveLength(ROWS)
    await office.reopen('admin', 'editor')
    expect(await undo()).toEqual({ status: 200, body: { mensaje: 'Importación deshecha.' } })
    expect(await fechas()).toEqual([])
  })

  it('leaves what a closing has counted meanwhile, and names it', async () => {
    expect(await undoWhileClosed(4)).toBe(
      'Importación deshecha, menos lo que entretanto cambió o entró en un cierre: Bus 12 del 1 de septiembre de 2089.',
    )
    expect(await fechas()).toEqual([oldest])
    expect(await office.tillOf('editor')).toMatchObject({
      difiere: false,
      cierre: { cerrado: true, liquidaciones: 1 },
    })
  })
})
