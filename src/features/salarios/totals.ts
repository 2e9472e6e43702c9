import type { ResumenSalarios, TablaSalarios } from '../../contract/salarios'
import { leftOut } from '../../records/nouns/liquidaciones'
import type { Total } from '../../ui/tableState/totals'

/** Section 2: the footer's six figures from the server; the averages per day only when present. */
export function totalsOf(table: TablaSalarios | ResumenSalarios | undefined): Total[] {
  const [salario, registradora] = ['Salario', 'Salario registradora']
  const figures: [string, number | null | undefined, Total['place'], boolean?][] = [
    ['Total salarios', table?.totalSalarios, [salario, 'Total']],
    ['Promedio salario', table?.promedioSalario, [salario, 'Promedio']],
    ['Promedio por día', table?.promedioSalarioDia, [salario, 'Promedio por día'], true],
    ['Total salarios registradora', table?.totalSalariosRegistradora, [registradora, 'Total']],
    ['Promedio salario registradora', table?.promedioSalarioRegistradora, [registradora, 'Promedio']],
    [
      'Promedio por día registradora',
      table?.promedioSalarioDiaRegistradora,
      [registradora, 'Promedio por día'],
      true,
    ],
  ]
  return [
    ...figures
      .filter(([, figure, , optional]) => !optional || figure != null)
      .map(([label, value, place]) => ({ label, value, place })),
    ...leftOut(table?.soloSensor),
  ]
}
