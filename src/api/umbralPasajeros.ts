import { UMBRAL_PASAJEROS } from '../contract/advertencias'
import { ajusteDeLaPagina } from './pageSettings'

/** By how many percent sensor and register may differ untold: the served page's `<meta name="umbral-pasajeros">`, or 20. */
export function umbralPasajeros(): number {
  const indicado = ajusteDeLaPagina('umbral-pasajeros')
  const umbral = indicado ? Number(indicado) : NaN
  return umbral >= 0 ? umbral : UMBRAL_PASAJEROS
}
