/** Ledger rules for the debt and the repayment of a settlement. */
import { fechaLarga } from '../../contract/fechas'
import { puede, type Rol } from '../../contract/permisos'
import { assertSameMoney } from '../cierres/lock'
import { type Db } from '../db/types'
import { badRequest, forbidden } from '../http/errors'
import { findByUuid, type StoredLiquidacion } from '../locks/liquidaciones'
import { LIBROS, type Libro } from './libros'
import { ofPaper } from './rows-of-papers'

const nameOf = ({ busNumero, fecha }: StoredLiquidacion) =>
  `liquidación del bus ${busNumero} del ${fechaLarga(fecha)}`

/**
 * Locks a row for the transaction, and before it its settlement: an edit of the settlement locks in this order too.
 * @returns the settlement, if the row has one. @throws 409 for the repayment of a paper.
 */
export async function lockRow(trx: Db, libro: Libro, uuid: string): Promise<StoredLiquidacion | undefined> {
  // Both books have the columns of the repayments, but for those of a paper's.
  const row = () =>
    trx
      .selectFrom(libro as 'abonos')
      .selectAll()
      .where('uuid', '=', uuid)
  const found = await row().executeTakeFirst()
  // It is nobody's to lock but the paper's, which takes its driver first.
  if (found?.emitidoUuid) throw ofPaper(found.origen)
  const liquidacion = found?.liquidacionUuid ? await findByUuid(trx, found.liquidacionUuid) : undefined
  await row().forUpdate().execute()
  return liquidacion
}

interface Row {
  valor: number
  conductorDocumento: string
  /** Absent in an edit that cannot change it. */
  fecha?: string
}

/**
 * Once a settlement is settled, dropping its row or setting it to zero counts as deleting it; until then it is part of entering the
 * settlement.
 * @param after the row to be; absent when it is dropped. @throws 403
 */
export function assertMayRemove(
  liquidacion: StoredLiquidacion,
  libro: Libro,
  before: { valor: number },
  after: { valor: number } | null | undefined,
  roles: readonly Rol[],
) {
  const removes = !after || (after.valor === 0 && before.valor > 0)
  const { deletion, removed } = LIBROS[libro]
  if (!removes || liquidacion.liquidada === 0 || puede(roles, deletion)) return
  throw forbidden(
    `La ${nameOf(liquidacion)} ya está liquidada: solo un administrador puede ${removed}. No se guardó nada.`,
  )
}

/** @throws 400, 403 or 409 when the row of a settlement may not be changed so in the ledger. */
export async function assertMayEdit(
  trx: Db,
  liquidacion: StoredLiquidacion,
  libro: Libro,
  row: Row,
  after: Row,
  roles: readonly Rol[],
) {
  await assertSameMoney(trx, liquidacion.uuid, { [LIBROS[libro].counted]: after.valor }, roles)
  // A settlement's row has the settlement's driver and date.
  const errores: Record<string, string> = {}
  const which = nameOf(liquidacion)
  if (after.conductorDocumento !== row.conductorDocumento)
    errores.conductorDocumento = `El conductor es el de la ${which}: cámbielo en ella.`
  if (after.fecha !== undefined && after.fecha !== row.fecha)
    errores.fecha = `La fecha es la de la ${which}: cámbiela en ella.`
  const [mensaje] = Object.values(errores)
  if (mensaje !== undefined) throw badRequest(mensaje, errores)
  assertMayRemove(liquidacion, libro, row, after, roles)
}
