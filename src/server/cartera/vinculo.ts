import { fechaLarga } from '../../contract/fechas'
import { type Db } from '../db/connection'
import { conflicto, noEncontrado, type ErrorDeNegocio } from '../errores'

const PALABRAS = {
  deudas: { inexistente: 'La deuda no existe o ya fue eliminada.', esta: 'Esta deuda' },
  abonos: { inexistente: 'El abono no existe o ya fue eliminado.', esta: 'Este abono' },
}

/**
 * Why a write that only touches a ledger's own rows found none: 404 when there is no such row, 409 when it belongs to
 * a settlement, which would otherwise say one thing and the ledger another.
 */
export async function porQueNoSeCambia(
  trx: Db,
  libro: 'deudas' | 'abonos',
  uuid: string,
): Promise<ErrorDeNegocio> {
  const { inexistente, esta } = PALABRAS[libro]
  const liquidacion = await trx
    .selectFrom(libro)
    .innerJoin('liquidaciones', 'liquidaciones.uuid', `${libro}.liquidacionUuid`)
    .select(['liquidaciones.fecha', 'liquidaciones.busNumero'])
    .where(`${libro}.uuid`, '=', uuid)
    .executeTakeFirst()
  if (!liquidacion) return noEncontrado(inexistente)
  const cual = `la liquidación del bus ${liquidacion.busNumero} del ${fechaLarga(liquidacion.fecha)}`
  return conflicto(`${esta} pertenece a ${cual}. Para cambiar o quitar el valor, edite esa liquidación.`)
}
