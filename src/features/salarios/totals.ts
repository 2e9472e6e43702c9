import type { ResumenSalarios, TablaSalarios } from '../../contract/salarios'
import { leftOut } from '../../records/nouns/liquidaciones'
import type { Total } from '../../ui/tableState/totals'

const BELOW = { column: '' }

/** Section 2: the footer's six figures from the server; the averages per day only when present. */
export function totalsOf(table: TablaSalarios | ResumenSalarios | undefined): Total[] {
  const figures: [string, number | null | undefined, Total['place'], boolean?][] = [
    ['Total salarios', table?.totalSalarios, { row: 'Salario', column: 'Total' }],
    ['Promedio salario', table?.promedioSalario, { column: 'Promedio' }],
    ['Promedio por día', table?.promedioSalarioDia, { column: 'Promedio por día' }, true],
    [
      'Total salarios registradora',
      table?.totalSalariosRegistradora,
      { row: 'Salario registradora', column: '' },
    ],
    ['Promedio salario registradora', table?.promedioSalarioRegistradora, BELOW],
    ['Promedio por día registradora', table?.promedioSalarioDiaRegistradora, BELOW, true],
  ]
  return [
    ...figures
      .filter(([, figure, , optional]) => !optional || figure != null)
      .map(([label, value, place]) => ({ label, value, place })),
    ...leftOut(table?.soloSensor),
  ]
}
