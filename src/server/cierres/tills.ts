import type { Caja, Cierre, CierreSegun, Cierres } from '../../contract/cierres'
import type { Efectivo } from '../../contract/efectivo'
import { sumarDias } from '../../contract/fechas'
import { alphabetically } from '../collation'
import { inSnapshot } from '../db/transaction'
import { type Snapshots, type Db } from '../db/types'
import { notFound } from '../http/errors'
import { foundOn, type Found, type StoredCierre } from './belonging'
import { countedIn } from './lock'
import { busesNotEntered } from './entered'
import { cajaFigures, closedDaysOf, huellaOf, type Counted } from './figures'

/** Which tills, and by which net they are counted. */
export interface DayOfTills {
  fecha: string
  /** Today at the company. */
  today: string
  segun: CierreSegun
}

/** Till name of settlements whose clerk is unknown. */
const UNKNOWN = 'Sin usuario conocido'

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

/** @throws 404 */
export const storedCierre = (db: Db, uuid: string): Promise<StoredCierre> =>
  db
    .selectFrom('cierres')
    .selectAll()
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow(() => notFound('El cierre no existe.'))

/** Settlements that a closing counted. */
export const countedBy = (db: Db, cierreUuid: string) =>
  countedIn(db)
    .leftJoin('liquidaciones as l', 'l.uuid', 'k.liquidacionUuid')
    .selectAll('k')
    .select(({ fn }) => fn.coalesce('l.fechaEntrega', 't.fecha').as('fechaEntrega'))
    .where('k.cierreUuid', '=', cierreUuid)
    .execute()

/** A text that changes with what a till counts, whether it is settled or not: settling moves no money. */
const moneyMark = (rows: readonly Counted[], segun: CierreSegun) =>
  huellaOf(
    rows.map((row) => ({ ...row, liquidada: 1 })),
    segun,
    0,
  )

async function tillOf(db: Db, { clerk, rows, stored }: Found, { fecha, segun }: DayOfTills): Promise<Till> {
  const huella = huellaOf(rows, segun, stored?.version ?? 0)
  const cierre = stored ? cierreOf(stored) : null
  // A closed till is compared as it was counted, whatever the setting says today.
  const closed = cierre?.cerrado ? cierre : null
  const counted = closed ? await countedBy(db, closed.uuid) : rows
  const by = closed?.segun ?? segun
  return {
    usuarioUuid: clerk.uuid,
    rows,
    caja: {
      username: clerk.username,
      nombre: clerk.nombre ?? UNKNOWN,
      ahora: cajaFigures(rows, by),
      deDiasCerrados: closedDaysOf(counted, fecha, by),
      huella,
      cierre,
      difiere: moneyMark(rows, by) !== moneyMark(counted, by),
    },
  }
}

/** The tills of a day of delivery, by name; what nobody is known to have entered comes last. */
export async function tillsOf(db: Db, day: DayOfTills): Promise<Till[]> {
  const tills: Till[] = []
  for (const found of await foundOn(db, day.fecha, day.today)) tills.push(await tillOf(db, found, day))
  const byName = alphabetically('nombre')
  return tills.sort(
    (a, b) => Number(a.usuarioUuid === null) - Number(b.usuarioUuid === null) || byName(a.caja, b.caja),
  )
}

/** A person's till of a day; on one that has come, also without settlements: the money that it began with is counted all the same. */
export async function ownTill(db: Db, tills: readonly Till[], username: string | null, day: DayOfTills) {
  const till = tills.find(({ caja }) => caja.username === username)
  if (till || username === null || day.fecha > day.today) return till
  const clerk = await db
    .selectFrom('usuarios')
    .select(['uuid', 'username', 'nombre'])
    .where('username', '=', username)
    .executeTakeFirst()
  return clerk && tillOf(db, { clerk, rows: [] }, day)
}

/** Tills that were closed in the fortnight up to a day. */
const closedUntil = (db: Db, fecha: string) =>
  db
    .selectFrom('cierres')
    .select(['fecha', 'nombre', 'diferencia'])
    .where('cerrado', '=', 1)
    .where('fecha', '>', sumarDias(fecha, -14))
    .where('fecha', '<=', fecha)
    .orderBy('fecha', 'desc')
    .orderBy('nombre')
    .execute()

/** The tills of a day of delivery and what is missing on it, as they are at one moment. @param username who asks. */
export const cierresOf = (connection: Snapshots, day: DayOfTills, username: string): Promise<Cierres> =>
  inSnapshot(connection, async (db) => {
    const { fecha, segun } = day
    const tills = await tillsOf(db, day)
    const busesSinLiquidacion = await busesNotEntered(db, fecha)
    const own = await ownTill(db, tills, username, day)
    return {
      fecha,
      segun,
      busesSinLiquidacion,
      deOtrosDias: closedDaysOf(
        tills.flatMap(({ rows }) => rows),
        fecha,
        segun,
        'fecha',
      ),
      ultimos: await closedUntil(db, fecha),
      cajas: tills.map(({ caja }) => caja),
      propia: own?.caja ?? null,
    }
  })
