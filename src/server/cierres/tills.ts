import { type Selectable } from 'kysely'
import type { Caja, Cierre, CierreSegun, Cierres } from '../../contract/cierres'
import type { Efectivo } from '../../contract/efectivo'
import { alphabetically } from '../collation'
import { type CierresTable } from '../db/closing-tables'
import { inSnapshot } from '../db/transaction'
import { type Connection, type Db } from '../db/types'
import { busesNotEntered, clerksOf, enteredOn, type Clerk } from './entered'
import { cajaFigures, huellaOf, type Counted } from './figures'

type StoredCierre = Selectable<CierresTable>

/** What nobody is known to have entered. */
export const UNKNOWN = 'Sin usuario conocido'

/** A till as it is shown, with what it counts. */
export interface Till {
  usuarioUuid: string | null
  caja: Caja
  rows: readonly Counted[]
}

/** A stored closing as it is answered. */
export function cierreOf(stored: StoredCierre): Cierre {
  const { fecha: _fecha, usuarioUuid: _uuid, nombre: _nombre, ...figures } = stored
  return {
    ...figures,
    cerrado: stored.cerrado === 1,
    efectivo: stored.efectivo === null ? null : (JSON.parse(stored.efectivo) as Efectivo),
    busesSinLiquidacion: JSON.parse(stored.busesSinLiquidacion) as string[],
  }
}

/** What a closing counted. */
export const countedBy = (db: Db, cierreUuid: string): Promise<Counted[]> =>
  db
    .selectFrom('cierreLiquidaciones')
    .select(['liquidacionUuid', 'fecha', 'busNumero', 'conductorUuid', 'conductorNombre', 'liquidada'])
    .select(['netoReg', 'netoSensor', 'abono', 'deuda'])
    .where('cierreUuid', '=', cierreUuid)
    .execute()

/** A text that changes with what a till counts, whether it is settled or not: settling moves no money. */
const moneyMark = (rows: readonly Counted[], segun: CierreSegun) =>
  huellaOf(
    rows.map((row) => ({ ...row, liquidada: 1 })),
    segun,
    0,
  )

interface Found {
  clerk: Clerk | null
  rows: Counted[]
  stored?: StoredCierre
}

const KEY_OF_UNKNOWN = ''

/** The settlements of the day, and its closings, by the person whose they are. What another day's closing counts is nobody's here. */
async function foundOn(db: Db, fecha: string): Promise<Found[]> {
  const clerks = await clerksOf(db, fecha)
  const found = new Map<string, Found>()
  const of = (clerk: Clerk | null) => {
    const key = clerk?.uuid ?? KEY_OF_UNKNOWN
    const one = found.get(key) ?? { clerk, rows: [] }
    found.set(key, one)
    return one
  }
  const closings = await db
    .selectFrom('cierres as c')
    .leftJoin('usuarios as u', 'u.uuid', 'c.usuarioUuid')
    .selectAll('c')
    .select(['u.username', 'u.nombre as nombreDeHoy'])
    .where('c.fecha', '=', fecha)
    .execute()
  const counting = new Map<string, Found>()
  for (const { username, nombreDeHoy, ...stored } of closings) {
    const { usuarioUuid } = stored
    const clerk = usuarioUuid && username && nombreDeHoy
    const one = of(clerk ? { uuid: usuarioUuid, username, nombre: nombreDeHoy } : null)
    one.stored = stored
    counting.set(stored.uuid, one)
  }
  for (const row of await enteredOn(db, fecha)) {
    const till = row.cierreUuid ? counting.get(row.cierreUuid) : of(clerks.get(row.liquidacionUuid) ?? null)
    till?.rows.push(row)
  }
  return [...found.values()]
}

async function tillOf(db: Db, { clerk, rows, stored }: Found, segun: CierreSegun): Promise<Till> {
  const huella = huellaOf(rows, segun, stored?.version ?? 0)
  const cierre = stored ? cierreOf(stored) : null
  // A closed till is compared as it was counted, whatever the setting says today.
  const closed = cierre?.cerrado ? cierre : null
  const differs = closed
    ? moneyMark(rows, closed.segun) !== moneyMark(await countedBy(db, closed.uuid), closed.segun)
    : false
  return {
    usuarioUuid: clerk?.uuid ?? null,
    rows,
    caja: {
      username: clerk?.username ?? null,
      nombre: clerk?.nombre ?? UNKNOWN,
      ahora: cajaFigures(rows, closed?.segun ?? segun),
      huella,
      cierre,
      difiere: differs,
    },
  }
}

/** The tills of a day of delivery, by name; what nobody is known to have entered comes last. */
export async function tillsOf(db: Db, fecha: string, segun: CierreSegun): Promise<Till[]> {
  const tills: Till[] = []
  for (const found of await foundOn(db, fecha)) tills.push(await tillOf(db, found, segun))
  const byName = alphabetically('nombre')
  return tills.sort(
    (a, b) => Number(a.usuarioUuid === null) - Number(b.usuarioUuid === null) || byName(a.caja, b.caja),
  )
}

/** The tills of a day of delivery and what is missing on it, as they are at one moment. */
export const cierresOf = (
  connection: Pick<Connection, 'openSnapshot'>,
  fecha: string,
  segun: CierreSegun,
): Promise<Cierres> =>
  inSnapshot(connection, async (db) => {
    const tills = await tillsOf(db, fecha, segun)
    const busesSinLiquidacion = await busesNotEntered(db, fecha)
    return { fecha, segun, cajas: tills.map(({ caja }) => caja), busesSinLiquidacion }
  })
