import { signed } from '../../ui/texts/distances'
import type { ResumenSalarios } from '../../contract/salarios'
import { percentTenths, pesos } from '../../ui/texts/formats'

type Difference = Pick<ResumenSalarios, 'diferencia' | 'porcentaje'>

/** '+$ 38.921 · +1,0 %' */
export function differenceText({ diferencia, porcentaje }: Difference) {
  return (
    signed(pesos, diferencia ?? 0) + (porcentaje === null ? '' : ` · ${signed(percentTenths, porcentaje)}`)
  )
}
