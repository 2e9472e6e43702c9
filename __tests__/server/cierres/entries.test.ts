import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { sumarDias } from '../../../src/contract/fechas'
import { ENGINES } from '../../setup/databases'
import { aLiquidacion } from '../builders'
import { BUS } from '../buses/bus'
import { liquidacionPayload } from '../liquidaciones/company'
import { openTill, TODAY, type TillServer } from './caja'

const TOMORROW = sumarDias(TODAY, 1)
const YESTERDAY = sumarDias(TODAY, -1)
const BEFORE = sumarDias(TODAY, -2)
const COLUMNS = ['registradaPor', 'registradaSecuencia', 'registradaEnCaja'] as const

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
  const stored = () =>
    server.db
      .selectFrom('liquidaciones')
      .select(['uuid', 'fechaEntrega', ...COLUMNS])
      .orderBy('uuid')
      .execute()

  /** Who entered each, as the record of changes tells: the last person to give it a day when it had none. */
  async function told() {
    const changes = await server.db
      .selectFrom('cambios as c')
      .leftJoin('importaciones as i', 'i.uuid', 'c.grupo')
      .select([
        'c.identificador',
        'c.secuencia',
        'c.usuarioUuid',
        'c.tipo',
        'c.antes',
        'c.despues',
        'i.enCaja',
      ])
      .where('c.sustantivo', '=', 'liquidaciones')
      .orderBy('c.secuencia')
      .execute()
    const dayIn = (state: string | null) =>
      (JSON.parse(state ?? '{}') as { fechaEntrega?: string | null }).fechaEntrega
    const entries = new Map(
      changes
        .filter(
          (one) => one.tipo !== 'restaurado' && one.usuarioUuid && dayIn(one.despues) && !dayIn(one.antes),
        )
        .map((one) => [
          one.identificador,
          {
            registradaPor: one.usuarioUuid,
            registradaSecuencia: one.secuencia,
            registradaEnCaja: one.enCaja,
          },
        ]),
    )
    const nobody = { registradaPor: null, registradaSecuencia: null, registradaEnCaja: null }
    return (await stored()).map(({ uuid, fechaEntrega }) => ({
      ...{ uuid, fechaEntrega },
      ...(fechaEntrega ? (entries.get(uuid) ?? nobody) : nobody),
    }))
  }

  it('stands in it, whatever became of it, as the record of changes tells it', async () => {
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
    await undo(`${completed}~1`)
    await undo(`${undone}~1`)
    const { uuid } = await server.signIn('admin', { fecha: BEFORE, busNumero: '15' })
    await undo(await deleted(uuid))
    const { status } = await server.ask('admin', 'PUT', '/buses/bus/actualizar?numero=15', {
      ...{ ...BUS, conductorDocumento: '1001' },
      numero: '15 A',
      placa: 'AAA015',
    })
    expect(status).toBe(200)
    now = '2090-03-21T11:00:00Z'
    await server.closeTill('editor', 'editor', { fecha: TOMORROW })
    await server.reopen('admin', 'editor')

    const gone = await deleted(uuid)

    const written = await stored()
    expect(written.filter(({ registradaPor }) => registradaPor)).toHaveLength(6)
    expect(written).toEqual(await told())
    const recorded = await server.db.selectFrom('cambios').select(['antes', 'despues']).execute()
    expect(JSON.stringify(recorded)).not.toContain('registrada')
    await undo(gone)
    expect(await stored()).toEqual(await told())
  })

  if (engine !== 'sqlite') return

  it('is written once with it, and never with what only sensors have filled', async () => {
    await sql`create table written (uuid text)`.execute(server.db)
    await sql`create trigger counts after update on liquidaciones begin insert into written values (new.uuid); end`.execute(
      server.db,
    )
    const { uuid } = await server.signIn('editor', { fecha: '2090-03-10' })
    await countedBySensors('2090-03-10', '17')
    expect((await sql`select uuid from written`.execute(server.db)).rows).toEqual([{ uuid }])
  })
})
