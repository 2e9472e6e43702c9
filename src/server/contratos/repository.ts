import { randomUUID } from 'node:crypto'
import { nombreDeEmitido } from '../../contract/catalogos'
import type { Contratos, CuerpoContrato, Propuestos } from '../../contract/contratos'
import { fechaLarga } from '../../contract/fechas'
import { alphabetically } from '../collation'
import { unknownConductor } from '../conductores/repository'
import { conductoresInOrder } from '../db/conductores-in-order'
import { nextVersion } from '../db/next-version'
import { inTransaction, type UnitOfWork } from '../db/transaction'
import type { Db } from '../db/types'
import type { Dependencies } from '../dependencies'
import { conflict, fieldError, notFound } from '../http/errors'
import { changesIt } from '../http/versions'
import { readOutside } from './outside'
import { readContracts } from './proposals'

const missing = () => notFound('El contrato no existe o ya fue eliminado.')

/** The contracts of a driver, and what is proposed of them. @throws 404 for an unknown driver. */
export async function listContratos(
  { db, config, today }: Dependencies,
  documento: string,
): Promise<Contratos> {
  const hoy = today()
  const [found] = await readContracts(db, config, hoy, documento)
  if (!found) throw unknownConductor()
  const { conductor, contratos, propuesto } = found
  return { contratos, propuesto, fuera: await readOutside(db, hoy, conductor.uuid) }
}

/** The contracts that are proposed of all drivers. */
export const listPropuestos = async ({ db, config, today }: Dependencies): Promise<Propuestos> =>
  (await readContracts(db, config, today()))
    .flatMap(({ conductor: { nombre }, propuesto }) => (propuesto ? { nombre, ...propuesto } : []))
    .sort(alphabetically('nombre'))

/**
 * Locks the drivers of contracts, and another, before the contracts, as an issue does: it comes before what is written to them, and its
 * papers are seen, or after.
 */
export const lockConductoresOf = (trx: Db, uuids: readonly string[], other = '') =>
  conductoresInOrder(trx)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('uuid', '=', other),
        eb('uuid', 'in', selectFrom('contratos').select('conductorUuid').where('uuid', 'in', uuids)),
      ]),
    )
    .forNoKeyUpdate()
    .execute()

const ofContrato = (trx: Db, uuid: string) => trx.selectFrom('contratos as c').where('c.uuid', '=', uuid)

const issuedOf = (trx: Db, uuid: string) =>
  ofContrato(trx, uuid)
    .innerJoin('emitidos as m', 'm.contratoUuid', 'c.uuid')
    .select(['m.tipo', 'm.anio', 'm.numero'])
    .orderBy('m.instante')

/** Names the first paper that was issued of a contract, annulled or not. */
export async function neededBy(trx: Db, uuid: string) {
  const paper = await issuedOf(trx, uuid).executeTakeFirst()
  return paper && `con él se emitió ${nombreDeEmitido(paper)}`
}

/** Why a stored contract may not begin or end as it does: it shares a day with another of the driver. */
async function overlapOf(trx: Db, uuid: string) {
  const other = await ofContrato(trx, uuid)
    .innerJoin('contratos as o', 'o.conductorUuid', 'c.conductorUuid')
    .where('o.uuid', '!=', uuid)
    .where(({ eb, fn }) => eb('c.desde', '<=', fn.coalesce('o.hasta', 'c.desde')))
    .where(({ eb, fn }) => eb('o.desde', '<=', fn.coalesce('c.hasta', 'o.desde')))
    .select('o.desde')
    .executeTakeFirst()
  return other && (['desde', `se cruza con el contrato que empieza el ${fechaLarga(other.desde)}`] as const)
}

/** Why a stored contract may not leave days: a paper, but for a prima, pays some outside it. */
async function uncoveredOf(trx: Db, uuid: string) {
  const paper = await issuedOf(trx, uuid)
    .innerJoin('emitidoConceptos as e', 'e.emitidoUuid', 'm.uuid')
    .where('m.anulado', '=', 0)
    .where('e.concepto', '!=', 'prima')
    .where(({ eb, or, ref }) => or([eb('e.desde', '<', ref('c.desde')), eb('e.hasta', '>', ref('c.hasta'))]))
    .select(({ eb, ref }) => eb('e.hasta', '>', ref('c.hasta')).as('isAfter'))
    .select(['c.hasta', 'e.desde'])
    .executeTakeFirst()
  if (!paper) return undefined
  const nombre = nombreDeEmitido(paper)
  const isCut = paper.tipo === 'vacaciones' && paper.hasta !== null && paper.hasta >= `${paper.desde}`
  const way = isCut && paper.isAfter ? `. Anule ${nombre} y emítalas hasta el ${fechaLarga(paper.hasta)}` : ''
  return [paper.isAfter ? 'hasta' : 'desde', `deja por fuera lo que pagó ${nombre}${way}`] as const
}

/** Field and reason for which a stored contract may not be as it is. Locks its driver, so that of simultaneous writes the later sees the earlier. */
export async function contradictionOf(trx: Db, uuid: string) {
  await lockConductoresOf(trx, [uuid])
  return (await overlapOf(trx, uuid)) ?? (await uncoveredOf(trx, uuid))
}

/**
 * Stores a contract, or changes the one of this uuid.
 * @throws 404 unknown; 409 for another driver, an overlap, a paper whose days it would leave, or when it has changed since it was seen.
 */
export const saveContrato = (unit: UnitOfWork, { uuid: known, version, ...data }: CuerpoContrato) =>
  inTransaction(unit, async (trx, changes) => {
    const uuid = known ?? randomUUID()
    const stored = trx.selectFrom('contratos').selectAll().where('uuid', '=', uuid)
    await lockConductoresOf(trx, [uuid], data.conductorUuid)
    await changes.watch('contratos', [uuid])
    if (known) {
      const row = await stored.executeTakeFirstOrThrow(missing)
      if (!changesIt('este contrato', row, data, version)) return row
      if (data.conductorUuid !== row.conductorUuid)
        throw fieldError(409, 'conductorUuid', 'El contrato no cambia de conductor.')
      await trx
        .updateTable('contratos')
        .set({ ...data, version: nextVersion })
        .where('uuid', '=', uuid)
        .execute()
    } else
      await trx
        .insertInto('contratos')
        .values({ ...data, uuid })
        .execute()
    const obstacle = await contradictionOf(trx, uuid)
    if (obstacle) throw fieldError(409, obstacle[0], `El periodo ${obstacle[1]}.`)
    return stored.executeTakeFirstOrThrow()
  })

/** Deletes a contract. @throws 404 unknown; 409 for one with papers. */
export const deleteContrato = (unit: UnitOfWork, uuid: string) =>
  inTransaction(unit, async (trx, changes) => {
    await changes.watch('contratos', [uuid])
    const needed = await neededBy(trx, uuid)
    if (needed) throw conflict(`El contrato no se elimina: ${needed}.`)
    await trx
      .deleteFrom('contratos')
      .where('uuid', '=', uuid)
      .returning('uuid')
      .executeTakeFirstOrThrow(missing)
  })
