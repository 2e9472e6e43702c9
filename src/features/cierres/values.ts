import type { Cierre } from '../../contract/cierres'
import { DENOMINACIONES } from '../../contract/efectivo'
import type { NumeroEditable } from '../../contract/numeros'

/** Form values while the money is being counted. */
export type ConteoValues = {
  contadoPor: 'efectivo' | 'total'
  efectivo: Record<(typeof DENOMINACIONES)[number]['campo'], NumeroEditable>
  demasEnCero: boolean
  total: NumeroEditable
  motivo: string
  enterado: boolean
}

/** The form's beginning: nothing is counted yet; a till that was reopened begins with its last count. */
export const valuesOf = (cierre: Cierre | null): ConteoValues => ({
  contadoPor: cierre && !cierre.efectivo ? 'total' : 'efectivo',
  efectivo: Object.fromEntries(
    DENOMINACIONES.map(({ campo }) => [campo, cierre?.efectivo?.[campo] ?? '']),
  ) as ConteoValues['efectivo'],
  demasEnCero: false,
  total: cierre && !cierre.efectivo ? cierre.contado : '',
  motivo: cierre?.motivo ?? '',
  enterado: false,
})
