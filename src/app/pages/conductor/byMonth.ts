import { fechaLarga, limitesDelMes } from '../../../contract/fechas'
import { sumaDe } from '../../../contract/numeros'
import type { SalarioFila } from '../../../contract/salarios'
import type { Column } from '../../../ui/tableState/columns'
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
  const months = new Set(salarios.map(({ fecha }) => fecha.slice(0, 7)))
  return [...months]
    .sort()
    .reverse()
    .map((mes) => {
      const rows = salarios.filter(({ fecha }) => fecha.startsWith(mes))
      return {
        mes,
        conductorDocumento,
        liquidaciones: rows.length,
        dias: new Set(rows.map(({ fecha }) => fecha)).size,
        valor: sumaDe(rows, 'valor'),
        valorRegistradora: sumaDe(rows, 'valorRegistradora'),
      }
    })
}

function monthAddress({ mes, conductorDocumento }: SalariosDelMes) {
  const [year = 0, month = 1] = mes.split('-').map(Number)
  const { desde, hasta } = limitesDelMes(year, month)
  return withSearch('/salarios', { fechaInicial: desde, fechaFinal: hasta, documento: conductorDocumento })
}

export const BY_MONTH: readonly Column<SalariosDelMes>[] = [
  {
    field: 'mes',
    title: 'Mes',
    card: 'title',
    flex: 1.4,
    minWidth: 150,
    // 'noviembre de 2026': the first's date without its day.
    format: (value) => fechaLarga(`${String(value)}-01`).slice('1 de '.length),
    link: monthAddress,
  },
  { field: 'liquidaciones', title: 'Liquidaciones', kind: 'number' },
  { field: 'dias', title: 'Días', card: 'figure', kind: 'number' },
  { field: 'valor', title: 'Salario', card: 'figure', kind: 'pesos' },
  { field: 'valorRegistradora', title: 'Salario registradora', card: 'figure', kind: 'pesos' },
]
