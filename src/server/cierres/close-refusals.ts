/** Refusals of a closing. */
import { reglasDelConteo, type CuerpoCierre } from '../../contract/cierres'
import { erroresPorCampo } from '../../contract/errores'
import { fechaLarga } from '../../contract/fechas'
import { type Db } from '../db/types'
import { badRequest, conflict, notFound } from '../http/errors'
import { countedAmong } from './lock'
import { type Till } from './tills'

export const alreadyClosed = (caja?: Till['caja']) =>
  conflict('La caja ya está cerrada. Actualice la pantalla para verla.', undefined, caja)

/** The till, as the person saw it. @throws 404 when there is none; 409 for one that is closed, or not as it was seen. */
export function asSeen(till: Till | undefined, { huella }: CuerpoCierre) {
  if (!till) throw notFound('No hay liquidaciones de esa caja en esa fecha.')
  const { caja } = till
  if (caja.cierre?.cerrado) throw alreadyClosed(caja)
  if (caja.huella === huella) return till
  throw conflict(
    'La caja cambió mientras la contaba y no se cerró. Revise las cifras y ciérrela de nuevo.',
    undefined,
    caja,
  )
}

export const uuidsOf = (rows: Till['rows']) => rows.map(({ liquidacionUuid }) => liquidacionUuid)

/** @throws 409 that names the till which counts by now what was seen in this one. */
export async function assertNotCountedElsewhere(trx: Db, seen: Till, now: Till | undefined) {
  const still = now ? uuidsOf(now.rows) : []
  const lost = seen.rows.filter(({ liquidacionUuid }) => !still.includes(liquidacionUuid))
  const counted = await countedAmong(trx, uuidsOf(lost))
  for (const { liquidacionUuid, busNumero, fecha } of lost) {
    const till = counted.get(liquidacionUuid)
    if (till)
      throw conflict(
        `La liquidación del bus ${busNumero} del ${fechaLarga(fecha)} entró mientras tanto en ${till}, y la caja no se cerró. Revise las cifras y ciérrela de nuevo.`,
        undefined,
        now?.caja,
      )
  }
}

/** @throws 400 for a difference without a reason, or without a word on what is missing. */
export function assertComplete(esperado: number, conAvisos: boolean, body: CuerpoCierre) {
  const { error } = reglasDelConteo(esperado, conAvisos).safeParse(body)
  if (!error) return
  const errores = erroresPorCampo(error.issues)
  throw badRequest(`${Object.values(errores)[0]}`, errores)
}
