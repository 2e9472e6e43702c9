import { randomUUID } from 'node:crypto'
import { type Insertable } from 'kysely'
import { anioDe } from '../../contract/calendario'
import { nombreDeEmitido, type TipoDePapel } from '../../contract/catalogos'
import { type CuerpoEmision } from '../../contract/emitidos'
import { claveDelContrato } from '../../contract/previa'
import { hoyEn } from '../../contract/fechas'
import { sumaDe } from '../../contract/numeros'
import { puede } from '../../contract/permisos'
import { claveDe } from '../../contract/sinAcentos'
import { type Config } from '../config'
import { lockConductoresOf } from '../contratos/repository'
import { type Changes } from '../db/changes/recorder'
import { type EmitidosTable } from '../db/issued-tables'
import { inTransaction, withReason, type UnitOfWork } from '../db/transaction'
import { type Db } from '../db/types'
import { conceptsOf, freeze } from '../documentos/frozen'
import { type Draft } from '../documentos/draft'
import { readDrafts } from '../documentos/preview'
import { badRequest, conflict, forbidden } from '../http/errors'
import { markAnnulled } from './annul'
import { paperOf, papersOf } from '../documentos/issued'
import { toFila } from './rows'

/** Papers that a refusal tells of. */
const NAMED = 5

/** The papers that were seen, as they are now. @throws 409 that names those which have changed or cannot be issued. */
function asSeen(borradores: readonly Draft[], vistos: CuerpoEmision['papeles']) {
  const now = new Map(borradores.map((one) => [claveDelContrato(one.papel.contrato), one]))
  const seen = new Map(vistos.map(({ clave, huella }) => [clave, huella]))
  const refusals: string[] = []
  const issued: { borrador: Draft; contratoUuid: string; empresaClave: string }[] = []
  for (const [clave, huella] of seen) {
    const borrador = now.get(clave)
    const { nombre = 'un conductor', impedimento, contrato, empresa = '' } = borrador?.papel ?? {}
    if (impedimento) refusals.push(`${nombre} (${empresa}): ${impedimento.replace(/\.?$/, '.')}`)
    else if (!borrador || !contrato?.uuid || borrador.papel.huella !== huella)
      refusals.push(`Los datos de ${nombre} cambiaron: revise la vista previa.`)
    else issued.push({ borrador, contratoUuid: contrato.uuid, empresaClave: claveDe(empresa) })
  }
  const others = refusals.splice(NAMED).length
  if (others > 0) refusals.push(`Y ${others} más.`)
  if (refusals.length > 0) throw conflict(`No se emitió nada. ${refusals.join(' ')}`)
  // Counters are locked in one order.
  return issued.sort((a, b) => (a.empresaClave < b.empresaClave ? -1 : 1))
}

/** The next number of a company's papers of a year, whose counter is locked until the transaction ends. */
async function nextNumero(trx: Db, counter: { empresaClave: string; tipo: TipoDePapel; anio: number }) {
  const { numero } = await trx
    .insertInto('emitidoContadores')
    .values({ ...counter, numero: 1 })
    .onConflict((oc) =>
      oc
        .columns(['empresaClave', 'tipo', 'anio'])
        .doUpdateSet(({ eb }) => ({ numero: eb('emitidoContadores.numero', '+', 1) })),
    )
    .returning('numero')
    .executeTakeFirstOrThrow()
  return numero
}

/** The paper and, where it deducts a debt, the repayment of it. */
async function store(
  trx: Db,
  changes: Changes,
  paper: Insertable<EmitidosTable>,
  borrador: Draft,
  fecha: string,
) {
  const { uuid: emitidoUuid, contratoUuid, conductorUuid } = paper
  changes.watchNew('emitidos', emitidoUuid)
  await trx.insertInto('emitidos').values(paper).execute()
  const conceptos = conceptsOf(borrador.papel).map((concepto) => ({ ...concepto, emitidoUuid, contratoUuid }))
  if (conceptos.length > 0) await trx.insertInto('emitidoConceptos').values(conceptos).execute()
  const valor = -sumaDe(
    borrador.papel.lineas.filter(({ concepto }) => concepto === 'deuda'),
    'valor',
  )
  if (valor === 0) return
  const uuid = randomUUID()
  changes.watchNew('abonos', uuid)
  await trx
    .insertInto('abonos')
    .values({
      uuid,
      conductorUuid,
      emitidoUuid,
      valor,
      liquidacionUuid: null,
      origen: nombreDeEmitido(paper),
      fecha,
    })
    .execute()
}

/**
 * Issues papers as they were seen: numbered, frozen and, where a debt is deducted, with its repayment. With `reemplaza` that paper is
 * annulled first, where it is not yet.
 * @throws 400 for several in the place of one; 403 for a replacement without the right to annul; 409 when one has changed or cannot be issued.
 */
export async function issue(unit: UnitOfWork, config: Config, { papeles, motivo, ...cuerpo }: CuerpoEmision) {
  const { tipo, reemplaza } = cuerpo
  if (reemplaza && !puede(unit.roles, 'anularDocumento')) throw forbidden()
  if (reemplaza && papeles.length > 1) throw badRequest('Un documento se reemplaza por uno solo.')
  const { usuario, instante } = unit.author
  const hoy = hoyEn(config.zonaHoraria, instante)
  return inTransaction(withReason(unit, motivo), async (trx, changes) => {
    const claves = papeles.map(({ clave }) => clave)
    await lockConductoresOf(trx, claves)
    const issued = asSeen(await readDrafts(trx, config, hoy, cuerpo), papeles)
    if (reemplaza && (await paperOf(trx, reemplaza)).anulado === 0)
      await markAnnulled(trx, changes, unit, reemplaza, { motivo })
    const anio = anioDe(hoy)
    const grupo = randomUUID()
    for (const { borrador, contratoUuid, empresaClave } of issued) {
      const { empresa, contrato, total } = borrador.papel
      const numero = await nextNumero(trx, { empresaClave, tipo, anio })
      const paper = {
        uuid: randomUUID(),
        tipo,
        empresa,
        empresaClave,
        anio,
        numero,
        grupo,
        contratoUuid,
        conductorUuid: contrato.conductorUuid,
        corte: borrador.corte,
        valor: total,
        ...freeze(borrador, hoy),
        instante: instante.toISOString(),
        emitidoPor: usuario?.nombre ?? '',
        reemplaza,
      }
      await store(trx, changes, paper, borrador, hoy)
    }
    const rows = await papersOf(trx).where('e.grupo', '=', grupo).orderBy('e.numero').execute()
    return rows.map(toFila)
  })
}
