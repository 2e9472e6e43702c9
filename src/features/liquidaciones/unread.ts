import type { LiquidacionFila } from '../../contract/liquidaciones'

/**
 * Whether only sensors have filled a settlement: staff have neither entered it nor read its register. A host may leave fechaEntrega
 * out.
 */
export const isUnread = ({
  fechaEntrega,
  regIni,
  regFin,
}: Pick<LiquidacionFila, 'fechaEntrega' | 'regIni' | 'regFin'>): boolean => !fechaEntrega && regFin === regIni
