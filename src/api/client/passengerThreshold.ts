import { UMBRAL_PASAJEROS } from '../../contract/advertencias'
import { pageSetting } from './pageSettings'

/** Percentage by which sensor and register may differ without a warning: the served page's `<meta name="umbral-pasajeros">`, or 20. */
export function passengerThreshold() {
  const configured = pageSetting('umbral-pasajeros')
  const threshold = configured ? Number(configured) : NaN
  return threshold >= 0 ? threshold : UMBRAL_PASAJEROS
}
