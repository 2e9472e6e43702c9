/** Assignment of settlements to tills. */
import { type Selectable } from 'kysely'
import { type CierresTable } from '../db/closing-tables'
import { type Db } from '../db/types'
import { enteredFor, type Clerk } from './entered'
import { type Counted } from './figures'

export type StoredCierre = Selectable<CierresTable>

/** A person's till of a day. */
export interface Found {
  /** Null for what nobody is known to have entered. */
  clerk: Clerk | null
  rows: Counted[]
  stored?: StoredCierre
}

type Entered = Awaited<ReturnType<typeof enteredFor>>[number]

type TillOn = (fecha: string) => Pick<StoredCierre, 'cerrado' | 'secuencia'> | undefined

/**
 * Checks whether an uncounted settlement belongs to its clerk's till of a day: the till of its delivery day or, if that was closed before
 * the entry, the next open one; an import without `enCaja` gives its earlier days to none.
 * @param tillOn the closings of its clerk.
 */
function belongsTo(fecha: string, row: Entered, tillOn: TillOn) {
  const { fechaEntrega, registradaSecuencia, registradaEnCaja } = row
  if (registradaEnCaja === 0 && row.fecha < fechaEntrega) return false
  const own = tillOn(fechaEntrega)
  const goesOn = own?.cerrado === 1 && registradaSecuencia !== null && registradaSecuencia > own.secuencia
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
export async function foundOn(db: Db, fecha: string, today: string) {
  const rows = await enteredFor(db, fecha)
  const closings = await closingsOn(db, [...new Set([fecha, ...rows.map((row) => row.fechaEntrega)])])
  const found: Found[] = closings
    .filter((closing) => closing.fecha === fecha)
    .map(({ username, nombreDeHoy: nombre, ...stored }) => {
      const uuid = stored.usuarioUuid
      return { clerk: uuid && username && nombre ? { uuid, username, nombre } : null, rows: [], stored }
    })
  const tillOf = (clerk: Clerk | null) => {
    const known = found.find((till) => till.clerk?.uuid === clerk?.uuid)
    if (known) return known
    const till: Found = { clerk, rows: [] }
    found.push(till)
    return till
  }
  for (const entered of rows) {
    const { cierreUuid, uuid, username, nombre, registradaSecuencia: _change, ...rest } = entered
    const { registradaEnCaja, ...counted } = rest
    // A till tells what was imported on another day only until it counts it.
    const isOwn = counted.fechaEntrega === fecha || cierreUuid === null
    const row = { ...counted, importada: isOwn && registradaEnCaja !== null }
    const tillOn: TillOn = (day) => closings.find((one) => one.fecha === day && one.usuarioUuid === uuid)
    if (cierreUuid) found.find(({ stored }) => stored?.uuid === cierreUuid)?.rows.push(row)
    else if (belongsTo(fecha, entered, tillOn))
      tillOf(uuid && username && nombre ? { uuid, username, nombre } : null).rows.push(row)
  }
  return found.filter(
    (one) => one.stored || fecha === today || one.rows.some((row) => row.fechaEntrega === fecha),
  )
}
