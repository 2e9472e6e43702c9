import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { fechaLarga } from '../../contract/fechas'
import type { CuerpoLiquidacion } from '../../contract/liquidaciones'
import type { Rol } from '../../contract/permisos'
import { assertNotCounted, assertSameMoney } from '../cierres/lock'
import type { Changes } from '../db/changes/recorder'
import type { LiquidacionesTable } from '../db/settlement-tables'
import { inTransaction, withReason, type UnitOfWork } from '../db/transaction'
import type { Db } from '../db/types'
import { AlreadyThere, fieldError, notFound } from '../http/errors'
import { hasEdits, isStale, stale } from '../http/versions'
import { detailByUuid } from './detail'
import { draftOf } from './draft'
import { assertMayRemoveRows, saveGastos, saveLedgerRows } from './attachments'
import { filaByUuid } from './rows'
import { lookupsOf, type Lookups } from './lookups'
import { findByUuid, retryOnDuplicate } from '../locks/liquidaciones'

interface SaveContext {
  today: string
  /** Roles of the user; some edits count as deleting. */
  roles: readonly Rol[]
  /** Look-ups shared by settlements that are stored at once. */
  lookups?: Lookups
}

/**
 * Stores a settlement as typed, with its debt and its repayment. Without `uuid` it is a new one, or completes one that only sensors
 * have filled; with it, it replaces that one.
 *
 * @returns the settlement as the list shows it.
 * @throws 400 for an unknown bus or driver, or a day without fare; 403 for removing a settled one's debt or repayment, or other money of a closed till (409 for who may
 * reopen it); 404 for an unknown uuid; 409 when staff have entered another settlement of that bus on that day, or when it has changed since `version`.
 */
export const saveLiquidacion = (unit: UnitOfWork, body: CuerpoLiquidacion, today: string) =>
  retryOnDuplicate(withReason(unit, body.motivo), async (trx, changes) =>
    filaByUuid(trx, await storeLiquidacion(trx, changes, body, { today, roles: unit.roles })),
  )

/** Stores a settlement in a transaction that is open. @returns the settlement's uuid. */
export async function storeLiquidacion(
  trx: Db,
  changes: Changes,
  body: CuerpoLiquidacion,
  context: SaveContext,
) {
  const { stored, row, gastos, seenBefore } = await judgeLiquidacion(trx, body, context)
  if (stored && seenBefore) {
    if (hasEdits(stored, row) || attached(seenBefore) !== attached({ ...body, gastos }))
      throw stale('esta liquidación', seenBefore)
    // A stale edit that changes nothing repeats one whose answer got lost.
    return stored.uuid
  }
  const uuid = await storeRow(trx, changes, row, stored?.uuid)
  if (!stored?.fechaEntrega) await storeClerk(trx, uuid, changes)
  await saveGastos(trx, uuid, gastos, !stored)
  await saveLedgerRows(trx, { ...row, uuid }, body, !stored)
  return uuid
}

/** Stores who enters a settlement. */
async function storeClerk(trx: Db, liquidacionUuid: string, { usuario, grupo }: Changes) {
  if (!usuario) return
  const clerk = { usuarioUuid: usuario.uuid, grupo }
  await trx
    .insertInto('registradas')
    .values({ liquidacionUuid, ...clerk })
    .onConflict((one) => one.column('liquidacionUuid').doUpdateSet(clerk))
    .execute()
}

/** Expenses, repayment and debt of a settlement as comparable text. */
const attached = ({
  gastos,
  abonoDto,
  deudaDto,
}: Pick<CuerpoLiquidacion, 'gastos' | 'abonoDto' | 'deudaDto'>) =>
  JSON.stringify([
    gastos.map(({ nombre, valor }) => [nombre, valor]),
    abonoDto?.valor,
    deudaDto?.valor,
    deudaDto?.razon,
  ])

/** Judges a save as {@link saveLiquidacion} does, but returns a settlement that has changed since `version` as `seenBefore`. */
export async function judgeLiquidacion(
  trx: Db,
  body: CuerpoLiquidacion,
  { today, roles, lookups = lookupsOf(trx) }: SaveContext,
) {
  const stored = await (body.uuid ? findEdited(trx, body.uuid, body, lookups) : findCompleted(body, lookups))
  const current = body.version && stored ? await detailByUuid(trx, stored.uuid) : null
  const seenBefore = current && isStale(current, body.version) ? current : null
  // A row missing from a stale form may be a colleague's addition: that is the conflict of a stale edit.
  if (stored && !seenBefore) await assertMayRemoveRows(trx, stored, body, roles)
  const draft = await draftOf(lookups, body, stored, today)
  const { abonoDto, deudaDto } = body
  const money = { ...draft.row, abono: abonoDto?.valor ?? 0, deuda: deudaDto?.valor ?? 0 }
  if (stored) await assertSameMoney(trx, stored.uuid, money, roles)
  return { stored, ...draft, seenBefore }
}

/** Stores the row of a settlement, in place of a stored one or as a new one. @returns its uuid. */
export async function storeRow(
  trx: Db,
  changes: Changes,
  row: Omit<Insertable<LiquidacionesTable>, 'id' | 'uuid'>,
  storedUuid?: string,
) {
  if (storedUuid) {
    await changes.watch('liquidaciones', [storedUuid])
    await trx.updateTable('liquidaciones').set(row).where('uuid', '=', storedUuid).execute()
    return storedUuid
  }
  const uuid = randomUUID()
  changes.watchNew('liquidaciones', uuid)
  await trx
    .insertInto('liquidaciones')
    .values({ ...row, uuid })
    .execute()
  return uuid
}

async function findEdited(trx: Db, uuid: string, { fecha, busNumero }: CuerpoLiquidacion, { pair }: Lookups) {
  const stored = await findByUuid(trx, uuid)
  if (!stored) throw notFound('La liquidación no existe o fue eliminada.')
  const ofPair = await pair(fecha, busNumero)
  if (!ofPair || ofPair.uuid === uuid) return stored
  throw fieldError(
    409,
    'fecha',
    `Ya existe otra liquidación del bus ${busNumero} para el ${fechaLarga(fecha)}.`,
  )
}

async function findCompleted({ fecha, busNumero }: CuerpoLiquidacion, { pair }: Lookups) {
  const ofPair = await pair(fecha, busNumero)
  // Entered by staff: a new one would overwrite it unseen.
  if (ofPair?.fechaEntrega)
    throw new AlreadyThere(
      409,
      `Ya existe una liquidación del bus ${busNumero} para el ${fechaLarga(fecha)}. Cárguela con Buscar para modificarla.`,
    )
  return ofPair
}

/**
 * Deletes a settlement; its expenses, debt and repayment go with it (the foreign keys cascade).
 *
 * @throws 403 or 409 when a closed till counts it; 404 when there is none with that uuid.
 */
export const deleteLiquidacion = (unit: UnitOfWork, uuid: string) =>
  inTransaction(unit, async (trx, changes) => {
    await changes.watch('liquidaciones', [uuid])
    await assertNotCounted(trx, [uuid], unit.roles)
    await trx
      .deleteFrom('liquidaciones')
      .where('uuid', '=', uuid)
      .returning('uuid')
      .executeTakeFirstOrThrow(() => notFound('La liquidación no existe o ya fue eliminada.'))
  })
