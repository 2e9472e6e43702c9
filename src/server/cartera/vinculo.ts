import { fechaLarga } from '../../contract/fechas'
import { type Db } from '../db/connection'
import { conflicto, noEncontrado, type ErrorDeNegocio } from '../errores'

/** The version of a row that somebody has seen, where they have been told one. */
export type Vista = number | null

/** Whether a row is already as it is wanted: by an earlier attempt, whose answer got lost. */
export const esLaMisma = <Datos extends object>(fila: Datos, datos: Datos): boolean =>
  (Object.keys(datos) as (keyof Datos)[]).every((campo) => fila[campo] === datos[campo])

const PALABRAS = {
  deudas: { inexistente: 'La deuda no existe o ya fue eliminada.', esta: 'Esta deuda' },
  abonos: { inexistente: 'El abono no existe o ya fue eliminado.', esta: 'Este abono' },
}

/**
 * Why a write that only touches a ledger's own rows found none: 404 when there is no such row; 409 when it belongs to
 * a settlement, which would otherwise say one thing and the ledger another, or when somebody has changed it meanwhile.
 */
export async function porQueNoSeCambia(
  trx: Db,
  libro: 'deudas' | 'abonos',
  uuid: string,
): Promise<ErrorDeNegocio> {
  const { inexistente, esta } = PALABRAS[libro]
  const fila = await trx
    .selectFrom(libro)
    .leftJoin('liquidaciones', 'liquidaciones.uuid', `${libro}.liquidacionUuid`)
    .select(['liquidaciones.fecha', 'liquidaciones.busNumero'])
    .where(`${libro}.uuid`, '=', uuid)
    .executeTakeFirst()
  if (!fila) return noEncontrado(inexistente)
  if (fila.fecha === null)
    return conflicto(
      `Otra persona cambió ${esta.toLowerCase()} después de que usted la viera. Cierre y vuelva a abrir para repetir su cambio.`,
    )
  const cual = `la liquidación del bus ${fila.busNumero} del ${fechaLarga(fila.fecha)}`
  return conflicto(`${esta} pertenece a ${cual}. Para cambiar o quitar el valor, edite esa liquidación.`)
}
