import type { FilaDudosa } from '../../contract/sabido'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { isToEnter } from './isToEnter'
import { filledGastos, type LiquidacionValues } from './values'

/** A settlement as its soft warnings are judged. @param stored what it is stored as, where nothing else is typed over it. */
export const dudosaDe = (values: LiquidacionValues, stored?: LiquidacionDetalle | null): FilaDudosa => ({
  ...values,
  gastos: filledGastos(values),
  abonoDto: values.abono ? values.abonoDto : null,
  deudaDto: values.deuda ? values.deudaDto : null,
  valorNeto: stored && !isToEnter(stored) ? stored.valorNetoRegistradora : undefined,
})
