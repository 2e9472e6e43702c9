import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { soloSensores } from '../../contract/registradora'

/** Checks whether staff still have to enter it: a preview, or one that only sensors have filled. */
export const isToEnter = (detalle: LiquidacionDetalle) => !detalle.uuid || soloSensores(detalle)
