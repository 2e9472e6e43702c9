import { signed } from '../../ui/texts/distances'
import type { ResumenSalarios } from '../../contract/salarios'
import { pesos, porcentaje } from '../../ui/texts/formats'

type Difference = Pick<ResumenSalarios, 'diferencia' | 'porcentaje'>

/** '$ 38.921 · +1 %' */
export function differenceText({ diferencia, porcentaje: part }: Difference) {
  return pesos(diferencia) + (part === null ? '' : ` · ${signed(porcentaje, part).replace(' ', '\u00a0')}`)
}
