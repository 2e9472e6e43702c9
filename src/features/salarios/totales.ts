import type { TablaSalarios } from '../../contract/salarios'
import { pesos } from '../../ui/formats'
import type { Total } from '../../ui/table/Footer'

/** Section 2: the footer's six figures, as the server answers them; the averages per day only when present. */
export function totalesDe(tabla: TablaSalarios | undefined): Total[] {
  const figuras: [string, number | null | undefined, boolean][] = [
    ['Total salarios', tabla?.totalSalarios, true],
    ['Promedio salario', tabla?.promedioSalario, true],
    ['Promedio por día', tabla?.promedioSalarioDia, false],
    ['Total salarios registradora', tabla?.totalSalariosRegistradora, true],
    ['Promedio salario registradora', tabla?.promedioSalarioRegistradora, true],
    ['Promedio por día registradora', tabla?.promedioSalarioDiaRegistradora, false],
  ]
  return figuras
    .filter(([, figura, siempre]) => siempre || figura != null)
    .map(([etiqueta, figura]) => ({ etiqueta, valor: pesos(figura) }))
}
