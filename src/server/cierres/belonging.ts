/** Assignment of settlements to tills. */
import { type Selectable } from 'kysely'
import { type CierresTable } from '../db/closing-tables'
import { type Db } from '../db/types'
import { enteredFor, type Clerk } from './entered'
import { type Counted } from './figures'

export type StoredCierre = Selectable<CierresTable>

/** A person's till of a day. */
export interface Found {
  clerk: Clerk
  rows: Counted[]
  stored?: StoredCierre
}

/**
 * The tills of a day: its closings with what they count, and what belongs to who entered it. What no closing counts is of its clerk's till
 * of its delivery day or, where that is closed, of the next open one; an import without `enCaja` gives its earlier days to none. What came
 * late to earlier days makes a till of its own today alone.
 */
export async function foundOn(db: Db, fecha: string, today: string) {
  const rows = await enteredFor(db, fecha)
  const closings = await db
    .selectFrom('cierres as c')
    .leftJoin('usuarios as u', 'u.uuid', 'c.usuarioUuid')
    .selectAll('c')
    .select(['u.username', 'u.nombre as nombreDeHoy'])
    .where('c.fecha', '=', fecha)
    .execute()
  const found = closings.map(({ username, nombreDeHoy: nombre, ...stored }): Found => ({
    clerk: { uuid: stored.usuarioUuid, username, nombre },
    rows: [],
    stored,
  }))
  for (const { cierreUuid, uuid, username, nombre, enCaja, ...row } of rows) {
    if (cierreUuid) {
      found.find(({ stored }) => stored?.uuid === cierreUuid)?.rows.push(row)
      continue
    }
    if (enCaja === 0 && row.fecha < row.fechaEntrega) continue
    const known = found.find(({ clerk }) => clerk.uuid === uuid)
    // Leaves with its day what has no clerk, and so no later till.
    if (uuid === null || known?.stored?.cerrado !== 1)
      if (known) known.rows.push(row)
      else found.push({ clerk: { uuid, username, nombre }, rows: [row] })
  }
  return found.filter(
    (one) => one.stored || fecha === today || one.rows.some((row) => row.fechaEntrega === fecha),
  )
}
