/** Refusals of a closing. */
import { reglasDelConteo, type CuerpoCierre } from '../../contract/cierres'
import { erroresPorCampo } from '../../contract/errores'
import { badRequest, conflict, notFound } from '../http/errors'
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

/** @throws 400 for a difference without a reason, or without a word on what is missing. */
export function assertComplete(esperado: number, conAvisos: boolean, body: CuerpoCierre) {
  const { error } = reglasDelConteo(esperado, conAvisos).safeParse(body)
  if (!error) return
  const errores = erroresPorCampo(error.issues)
  throw badRequest(`${Object.values(errores)[0]}`, errores)
}
