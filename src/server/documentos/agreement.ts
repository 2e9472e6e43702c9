import { type Db } from '../db/types'
import { earliest } from '../nomina/days'
import { draftOf } from './draft'
import { thaw } from './frozen'
import { readWorkdays } from './workdays'
import { asOf } from './requests'
import { papersOf, readPaidDays } from './issued'

/** Tells when a paper of some contracts was issued; the one that stands for another, when that one was. */
async function readOrigins(db: Db, contratos: readonly string[]) {
  const rows = await db
    .selectFrom('emitidos')
    .where('contratoUuid', 'in', contratos)
    .select(['uuid', 'instante', 'reemplaza'])
    .execute()
  const papers = new Map(rows.map((row) => [row.uuid, row]))
  return function originOf(uuid: string): string {
    const { reemplaza = null, instante = '' } = papers.get(uuid) ?? {}
    return reemplaza === null ? instante : originOf(reemplaza)
  }
}

/**
 * Pesos that papers which are not annulled would pay over today's settlements, attendance, earlier papers and end of their contract
 * beyond what they pay, by their uuid.
 */
export async function readAgreement(db: Db, uuids: readonly string[]) {
  const rows = await papersOf(db).where('e.anulado', '=', 0).where('e.uuid', 'in', uuids).execute()
  const pesos: Record<string, number> = {}
  if (rows.length === 0) return pesos
  const papers = rows.map((row) => ({ ...row, borrador: thaw(row) }))
  const averages = papers.flatMap(({ borrador }) =>
    borrador.papel.lineas.flatMap(({ promedio }) => promedio ?? []),
  )
  const desde = earliest('9999-12-31', ...averages.map((promedio) => promedio.desde))
  const conductores = papers.map(({ conductorUuid }) => conductorUuid)
  const contratos = papers.map(({ contratoUuid }) => contratoUuid)
  const jornadasOf = await readWorkdays(db, conductores, desde)
  const previos = await readPaidDays(db, contratos)
  const originOf = await readOrigins(db, contratos)
  for (const { uuid, conductorUuid, contratoUuid, instante, borrador, contratoHasta: hasta } of papers) {
    // A replacement is earlier than what the paper that it stands for was.
    const earlier = previos
      .get(contratoUuid)
      ?.filter(({ emitidoUuid }) => emitidoUuid !== uuid && originOf(emitidoUuid) < instante)
    const { cuerpo, corte, papel } = borrador
    const contrato = asOf(cuerpo, { ...papel.contrato, hasta }, corte)
    const now = draftOf({ ...borrador, contrato, previos: earlier ?? [] }, jornadasOf(conductorUuid))
    pesos[uuid] = now.papel.total - papel.total
  }
  return pesos
}
