import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { soloSensores } from '../../contract/registradora'

/** Whether staff still have to enter it: a preview, or what only sensors have filled. */
export const isToEnter = (detalle: LiquidacionDetalle): boolean => !detalle.uuid || soloSensores(detalle)
