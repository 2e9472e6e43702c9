import { MESES } from '../../../contract/catalogos'
import { limitesDelMes } from '../../../contract/fechas'
import type { SalarioFila } from '../../../contract/salarios'
import type { Column } from '../../../ui/columns/columns'
import { withSearch } from '../../../records/searches/addresses'

/** A driver's salaries of a month, in whole pesos. */
interface SalariosDelMes {
  /** 'YYYY-MM' */
  mes: string
  conductorDocumento: string
  liquidaciones: number
  dias: number
  valor: number
  valorRegistradora: number
}

/** A driver's salaries summed by month, the latest first. */
export function salariosByMonth(
  salarios: readonly SalarioFila[],
  conductorDocumento: string,
): SalariosDelMes[] {
  const months = new Map<string, SalarioFila[]>()
  for (const row of salarios) {
    const month = row.fecha.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), row])
  }
  return [...months]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([month, rows]) => ({
      mes: month,
      conductorDocumento,
      liquidaciones: rows.length,
      dias: new Set(rows.map(({ fecha }) => fecha)).size,
      valor: rows.reduce((sum, row) => sum + row.valor, 0),
      valorRegistradora: rows.reduce((sum, row) => sum + row.valorRegistradora, 0),
    }))
}

const partsOf = (month: string) => month.split('-').map(Number)

/** 'noviembre de 2026' */
export function monthName(month: string): string {
  const [year, number = 1] = partsOf(month)
  return `${MESES[number - 1]?.nombre} de ${year}`
}

function monthAddress({ mes: month, conductorDocumento }: SalariosDelMes): string {
  const [year = 0, number = 1] = partsOf(month)
  const { desde, hasta } = limitesDelMes(year, number)
  return withSearch('/salarios', { fechaInicial: desde, fechaFinal: hasta, documento: conductorDocumento })
}

export const BY_MONTH: readonly Column<SalariosDelMes>[] = [
  {
    field: 'mes',
    title: 'Mes',
    flex: 1.4,
    minWidth: 150,
    format: (value) => (typeof value === 'string' ? monthName(value) : ''),
    link: monthAddress,
  },
  { field: 'liquidaciones', title: 'Liquidaciones', type: 'numero' },
  { field: 'dias', title: 'Días', type: 'numero' },
  { field: 'valor', title: 'Salario', type: 'pesos' },
  { field: 'valorRegistradora', title: 'Salario registradora', type: 'pesos' },
]
