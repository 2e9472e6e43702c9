/** What belongs to whose till. */
import { type Selectable } from 'kysely'
import { type CierresTable } from '../db/closing-tables'
import { type Db } from '../db/types'
import { clerksFor, enteredFor, type Clerk, type Entry } from './entered'
import { type Counted } from './figures'

export type StoredCierre = Selectable<CierresTable>

/** A person's till of a day. */
export interface Found {
  /** Null for what nobody is known to have entered. */
  clerk: Clerk | null
  rows: Counted[]
  stored?: StoredCierre
}

type TillOn = (fecha: string) => Pick<StoredCierre, 'cerrado' | 'secuencia'> | undefined

/**
 * Whether a settlement that no till counts belongs to its clerk's till of a day: to that of the day on which it was entered, and of what
 * was entered once that one was closed, to the next that is not. What was imported of earlier days belongs to none, unless its import says so.
 * @param tillOn the closings of its clerk.
 */
function belongsTo(fecha: string, row: Counted, entry: Entry | null, tillOn: TillOn): boolean {
  const { fechaEntrega } = row
  if (entry?.enCaja === 0 && row.fecha < fechaEntrega) return false
  const own = tillOn(fechaEntrega)
  const goesOn = own?.cerrado === 1 && entry !== null && entry.secuencia > own.secuencia
  return fechaEntrega === fecha ? !goesOn : goesOn && tillOn(fecha)?.cerrado !== 1
}

const closingsOn = (db: Db, fechas: readonly string[]) =>
  db
    .selectFrom('cierres as c')
    .leftJoin('usuarios as u', 'u.uuid', 'c.usuarioUuid')
    .selectAll('c')
    .select(['u.username', 'u.nombre as nombreDeHoy'])
    .where('c.fecha', 'in', fechas)
    .execute()

/**
 * The tills of a day: its closings with what they count, and what belongs to who entered it. What came late to earlier days makes a till
 * of its own today alone.
 */
export async function foundOn(db: Db, fecha: string, today: string): Promise<Found[]> {
  const rows = await enteredFor(db, fecha)
  const clerks = await clerksFor(db, fecha)
  const closings = await closingsOn(db, [...new Set([fecha, ...rows.map((row) => row.fechaEntrega)])])
  const found = new Map<string, Found>()
  const of = (clerk: Clerk | null) => {
    const key = clerk?.uuid ?? ''
    const one = found.get(key) ?? { clerk, rows: [] }
    found.set(key, one)
    return one
  }
  const counting = new Map<string, Found>()
  for (const { username, nombreDeHoy, ...stored } of closings) {
    if (stored.fecha !== fecha) continue
    const { usuarioUuid } = stored
    const clerk = usuarioUuid && username && nombreDeHoy
    const one = of(clerk ? { uuid: usuarioUuid, username, nombre: nombreDeHoy } : null)
    one.stored = stored
    counting.set(stored.uuid, one)
  }
  for (const { cierreUuid, ...entered } of rows) {
    const entry = clerks.get(entered.liquidacionUuid) ?? null
    const row = { ...entered, importada: entry !== null && entry.enCaja !== null }
    if (cierreUuid) {
      counting.get(cierreUuid)?.rows.push(row)
      continue
    }
    const tillOn: TillOn = (day) =>
      closings.find((one) => one.fecha === day && one.usuarioUuid === (entry?.uuid ?? null))
    if (belongsTo(fecha, row, entry, tillOn)) of(entry).rows.push(row)
  }
  return [...found.values()].filter(
    (one) => one.stored || fecha === today || one.rows.some((row) => row.fechaEntrega === fecha),
  )
}
