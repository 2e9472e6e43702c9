import { busesApi } from '../../api/buses'
import type { AppDispatch } from '../../api/client/rootReducer'
import type { CuerpoBus } from '../../contract/buses'
import { conductoresApi } from '../../api/conductores'
import { historialApi } from '../../api/historial'
import { leavePending } from '../../api/liquidaciones/settle'
import { FRESH, UNTRACKED } from '../../api/client/untracked'
import { toastShown } from '../toasts/toastSlice'
import { inTurn } from './inTurn'
import type { Inverse } from './inverse'
import { counted, type Words } from '../texts/formats'

const DONE: Record<Inverse['call'], Words> = {
  restaurar: ['liquidación restaurada', 'liquidaciones restauradas'],
  dejarPendiente: ['liquidación pendiente de nuevo', 'liquidaciones pendientes de nuevo'],
  ingresar: ['conductor ingresado de nuevo', 'conductores ingresados de nuevo'],
}

/** Gives a driver who is back the buses that nobody else has taken since. */
const giveBack = (documento: string, numeros: readonly string[]) => async (dispatch: AppDispatch) => {
  if (numeros.length === 0) return
  const buses = await dispatch(busesApi.endpoints.buses.initiate(undefined, FRESH)).unwrap()
  for (const { conductorNombre: _nombre, ...bus } of buses) {
    if (!numeros.includes(bus.numero) || bus.conductorDocumento) continue
    // A route that is not one of the four is for the server to refuse.
    const cuerpo = { ...bus, conductorDocumento: documento } as CuerpoBus
    const edit = { numero: bus.numero, cuerpo }
    await dispatch(busesApi.endpoints.editarBus.initiate(edit, UNTRACKED)).unwrap()
  }
}

const takeBack = (inverse: Inverse) => async (dispatch: AppDispatch) => {
  switch (inverse.call) {
    case 'restaurar':
      return dispatch(historialApi.endpoints.restaurar.initiate(inverse.registro, UNTRACKED)).unwrap()
    case 'dejarPendiente':
      return dispatch(leavePending(inverse.uuid))
    case 'ingresar': {
      const { documento, buses } = inverse
      await dispatch(conductoresApi.endpoints.ingresarConductor.initiate({ documento }, UNTRACKED)).unwrap()
      return dispatch(giveBack(documento, buses))
    }
  }
}

/** Takes back what was done to several records, one after the other, the last one first. One toast says how it ended. */
export const undoSeveral = (inverses: readonly Inverse[]) => async (dispatch: AppDispatch) => {
  const [first] = inverses
  if (!first) return
  const { done, refused, left } = await inTurn(inverses.toReversed(), (one) => dispatch(takeBack(one)))
  if (done.length > 0)
    dispatch(toastShown({ type: 'exito', message: `${counted(done.length, DONE[first.call])}.` }))
  const [{ message } = { message: '' }] = refused
  if (message)
    dispatch(
      toastShown({
        type: 'error',
        message: `No se deshizo en ${refused.length + left.length} de ${inverses.length}: ${message}`,
      }),
    )
}
