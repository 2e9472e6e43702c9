import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sumarDias } from '../../../src/contract/fechas'
import { openDatabase } from '../../../src/server/db/connection'
import { up } from '../../../src/server/db/migrations/034_clerks'
import { ENGINES } from '../../setup/databases'
import { aLiquidacion } from '../builders'
import { BUS } from '../buses/bus'
import { liquidacionPayload } from '../liquidaciones/company'
import { openTill, TODAY, type TillServer } from './caja'

const TOMORROW = sumarDias(TODAY, 1)
const YESTERDAY = sumarDias(TODAY, -1)
const BEFORE = sumarDias(TODAY, -2)

describe.each(ENGINES)('who entered a settlement on %s', (engine) => {
  let server: TillServer
  let now = '2090-03-21T03:00:00Z'
  beforeAll(async () => {
    server = await openTill(engine, {}, () => new Date(now))
    await server.withBuses()
  })
  afterAll(() => server.close())

  const send = async (fechas: string[], busNumero: string, more: object = {}) => {
    const group = randomUUID()
    const filas = fechas.map((fecha) => ({
      accion: 'crear',
      datos: liquidacionPayload({ fecha, busNumero }),
    }))
    const body = { grupo: group, archivo: 'enero.xlsx', total: filas.length, filas, ...more }
    const key = { 'idempotency-key': randomUUID() }
    expect(
      (await server.ask('editor', 'POST', '/importaciones/liquidaciones', body, key)).body,
    ).toMatchObject({ guardadas: filas.length })
    return group
  }
  const undo = async (group: string) =>
    expect((await server.ask('admin', 'POST', '/historial/deshacer', { grupo: group })).status).toBe(200)
  const countedBySensors = (fecha: string, busNumero: string) =>
    server.ask('editor', 'POST', '/liquidaciones/sensores', [
      { fecha, busNumero, sensor: 300, viajes: 5, civica: 0 },
    ])
  const deleted = async (uuid: string) => {
    const group = randomUUID()
    await server.ask('admin', 'DELETE', `/liquidaciones?uuid=${uuid}`, undefined, { grupo: group })
    return group
  }
  const stored = () => server.db.selectFrom('registradas').selectAll().orderBy('liquidacionUuid').execute()
  const days = () => Promise.all([BEFORE, YESTERDAY, TODAY, TOMORROW].map((fecha) => server.dia(fecha)))

  /** Who entered each, as the record of changes tells: the last person to give it a day when it had none, but by an undo. */
  async function told() {
    const changes = await server.db
      .selectFrom('cambios')
      .select(['identificador as liquidacionUuid', 'usuarioUuid', 'grupo', 'antes', 'despues'])
      .where('sustantivo', '=', 'liquidaciones')
      .orderBy('secuencia')
      .execute()
    const dayIn = (state: string | null) =>
      (JSON.parse(state ?? '{}') as { fechaEntrega?: string | null }).fechaEntrega
    const entries = changes.flatMap(({ antes, despues, ...entry }) =>
      !entry.grupo.includes('~') && dayIn(despues) && !dayIn(antes) ? [entry] : [],
    )
    const last = new Map(entries.map((entry) => [entry.liquidacionUuid, entry]))
    return [...last.values()].sort((a, b) => (a.liquidacionUuid < b.liquidacionUuid ? -1 : 1))
  }

  it('is stored, whatever becomes of it, as the record of changes tells it', async () => {
    await server.signIn('editor')
    await aLiquidacion(server.db, { busNumero: '17', fecha: TODAY, fechaEntrega: TODAY })
    await countedBySensors(TODAY, '15')
    await countedBySensors(YESTERDAY, '17')
    await countedBySensors(BEFORE, '15')
    const completed = await send([YESTERDAY], '17')
    await send([BEFORE], '17', { enCaja: true })
    const undone = await send([YESTERDAY, BEFORE], '12')
    await undo(undone)
    await undo(completed)
    expect((await server.closeTill('editor', 'editor')).status).toBe(201)
    const late = await server.signIn('editor', { busNumero: '15' })
    await undo(await deleted(late.uuid))
    await undo(`${undone}~1`)
    const { uuid } = await server.signIn('admin', { fecha: BEFORE, busNumero: '15' })
    await undo(await deleted(uuid))
    const { status } = await server.ask('admin', 'PUT', '/buses/bus/actualizar?numero=15', {
      ...BUS,
      conductorDocumento: '1001',
      numero: '15 A',
      placa: 'AAA015',
    })
    expect(status).toBe(200)
    now = '2090-03-21T11:00:00Z'
    await server.closeTill('editor', 'editor', { fecha: TOMORROW })
    await server.reopen('admin', 'editor')

    const gone = await deleted(uuid)

    const [written, seen] = [await stored(), await days()]
    expect(written).toHaveLength(7)
    expect(written.map(({ grupo }) => grupo)).toEqual(expect.arrayContaining([completed, undone]))
    expect(written).toEqual(await told())
    // As they were before.
    const own = await openDatabase(server.config, { shared: true })
    const { schema } = own.db
    await schema.dropTable('registradas').execute()
    for (const column of ['registradaPor', 'registradaSecuencia', 'registradaEnCaja'])
      await schema.alterTable('liquidaciones').addColumn(column, 'text').execute()
    await schema.alterTable('cierres').addColumn('secuencia', 'bigint').execute()
    await own.db.transaction().execute((trx) => up(trx as unknown as Kysely<unknown>))
    await own.close()
    expect(await stored()).toEqual(written)
    expect(await days()).toEqual(seen)
    await undo(gone)
    await undo(`${completed}~1`)
    expect(await stored()).toEqual(written)
  })
})
