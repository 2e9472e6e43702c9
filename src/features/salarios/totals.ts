import type { TablaSalarios } from '../../contract/salarios'
import { leftOut } from '../../records/nouns/liquidaciones'
import type { Total } from '../../ui/tableState/totals'

/** Section 2: the footer's six figures from the server; the averages per day only when present. */
export function totalsOf(table: TablaSalarios | undefined): Total[] {
  const figures: [string, number | null | undefined, boolean][] = [
    ['Total salarios', table?.totalSalarios, true],
    ['Promedio salario', table?.promedioSalario, true],
    ['Promedio por día', table?.promedioSalarioDia, false],
    ['Total salarios registradora', table?.totalSalariosRegistradora, true],
    ['Promedio salario registradora', table?.promedioSalarioRegistradora, true],
    ['Promedio por día registradora', table?.promedioSalarioDiaRegistradora, false],
  ]
  return [
    ...figures
      .filter(([, figure, always]) => always || figure != null)
      .map(([label, figure]) => ({ label, value: figure })),
    ...leftOut(table?.soloSensor),
  ]
}
