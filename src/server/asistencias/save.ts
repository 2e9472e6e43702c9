import { randomUUID } from 'node:crypto'
import {
  type AsistenciaFila,
  type AsistenciasActuales,
  type CuerpoAsistencia,
} from '../../contract/asistencias'
import { inTransaction, type UnitOfWork } from '../db/transaction'
import { type Db } from '../db/types'
import { conflict } from '../http/errors'
import { hasEdits, isStale } from '../http/versions'
import { assertCome, assertDistinct, errorsOf, lockConductores, rowKey } from './checks'
import { toFila } from './repository'

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0)

/** The stored rows of these days and drivers, by {@link rowKey}. */
async function storedRows(trx: Db, rows: readonly CuerpoAsistencia[]) {
  const stored = await trx
    .selectFrom('asistencias')
    .selectAll()
    .where('fecha', 'in', [...new Set(rows.map(({ fecha }) => fecha))])
    .where('conductorUuid', 'in', [...new Set(rows.map(({ conductorUuid }) => conductorUuid))])
    .execute()
  return new Map(stored.map((row) => [rowKey(row), row]))
}

const toColumns = ({ version: _version, sinTocar: _sinTocar, uuid: _uuid, ...row }: CuerpoAsistencia) => ({
  ...row,
  asistio: flag(row.asistio),
  entregoAlDia: flag(row.entregoAlDia),
  entregoPresencial: flag(row.entregoPresencial),
})

const store = (trx: Db, rows: readonly (CuerpoAsistencia & { uuid: string })[]) =>
  trx
    .insertInto('asistencias')
    .values(rows.map((row) => ({ ...toColumns(row), uuid: row.uuid, version: row.sinTocar ? 0 : 1 })))
    .onConflict((onConflict) =>
      onConflict.columns(['fecha', 'conductorUuid']).doUpdateSet((eb) => ({
        bus: eb.ref('excluded.bus'),
        justificacion: eb.ref('excluded.justificacion'),
        asistio: eb.ref('excluded.asistio'),
        entregoAlDia: eb.ref('excluded.entregoAlDia'),
        entregoPresencial: eb.ref('excluded.entregoPresencial'),
        version: eb('asistencias.version', '+', 1),
      })),
    )
    .execute()

const SPANISH_LIST = new Intl.ListFormat('es')

/** 409 of a save with stale rows, named by {@link rowKey}: a colleague has changed them too. The others are stored. */
function staleRows(actual: AsistenciasActuales, stale: ReadonlySet<string>) {
  const isLate = (row: AsistenciaFila) => stale.has(rowKey(row))
  const names = actual.asistencias.filter(isLate).map(({ conductorNombre }) => conductorNombre)
  return conflict(
    `Otra persona cambió mientras tanto la asistencia de ${SPANISH_LIST.format(new Set(names))} y ahí no se guardó lo suyo; lo demás se guardó. ` +
      'Revise las diferencias y guarde de nuevo.',
    errorsOf(actual.asistencias, isLate, 'Otra persona cambió esta fila.'),
    actual,
  )
}

/**
 * Stores every row or, when one is wrong, none. A driver's row of a day replaces the one stored before and keeps its
 * uuid; a uuid that is sent counts for nothing, because day and driver already name the row. An untouched row (`sinTocar`) is stored
 * only where there is none, of a driver who is there, and a row that a colleague has changed since it was seen stays as it is stored.
 *
 * @returns the rows as stored, in the order given.
 * @throws 400 for a day to come, or naming the row (`3.conductorUuid`) whose driver does not exist or is there twice; 409, when the others are
 * stored, naming those that were changed on both sides.
 */
export async function saveAsistencias(unit: UnitOfWork, rows: readonly CuerpoAsistencia[], today: string) {
  if (rows.length === 0) return []
  assertCome(rows, today)
  assertDistinct(rows)
  const { asistencias, stale } = await inTransaction(unit, async (trx, changes) => {
    const conductores = await lockConductores(trx, rows)
    const before = await storedRows(trx, rows)
    const changing = rows.filter((sent) => {
      const row = before.get(rowKey(sent))
      return row
        ? !sent.sinTocar && hasEdits(row, toColumns(sent))
        : !sent.sinTocar || conductores.get(sent.conductorUuid)?.valido === 1
    })
    const late = changing.filter((sent) => isStale(before.get(rowKey(sent)) ?? sent, sent.version))
    const stale = new Set(late.map(rowKey))
    const current = changing
      .filter((sent) => !stale.has(rowKey(sent)))
      .map((sent) => ({ ...sent, uuid: before.get(rowKey(sent))?.uuid ?? randomUUID() }))
    await changes.watch(
      'asistencias',
      current.map(({ uuid }) => uuid),
    )
    if (current.length > 0) await store(trx, current)
    const after = await storedRows(trx, rows)
    const asistencias = rows.flatMap((sent) => {
      const row = after.get(rowKey(sent))
      const conductor = conductores.get(sent.conductorUuid)
      return row && conductor
        ? [toFila({ ...row, conductorNombre: conductor.nombre, conductorDocumento: conductor.documento })]
        : []
    })
    return { asistencias, stale }
  })
  if (stale.size > 0) throw staleRows({ asistencias }, stale)
  return asistencias
}
