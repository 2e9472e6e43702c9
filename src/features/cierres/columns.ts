import type { Column } from '../../ui/tableState/columns'
import type { Total } from '../../ui/tableState/totals'
import { differenceText, type CajaFila, type Estado } from './rows'

const ESTADOS: readonly { valor: Estado; nombre: string }[] = [
  { valor: 'abierta', nombre: 'Abierta' },
  { valor: 'reabierta', nombre: 'Reabierta' },
  { valor: 'cerrada', nombre: 'Cerrada' },
  { valor: 'cambiada', nombre: 'Cerrada, cambió' },
]

export const COLUMNS: readonly Column<CajaFila>[] = [
  { field: 'nombre', title: 'Usuario', card: 'title', flex: 1.2, minWidth: 112, wraps: true },
  {
    field: 'estado',
    title: 'Estado',
    card: 'subtitle',
    kind: 'option',
    options: ESTADOS,
    flex: 0.8,
    minWidth: 104,
  },
  { field: 'liquidaciones', title: 'Liq.', description: 'Liquidaciones', kind: 'number', width: 50 },
  { field: 'pendientes', title: 'Pend.', description: 'Liquidaciones pendientes', kind: 'number', width: 60 },
  { field: 'netoReg', title: 'Neto reg.', kind: 'pesos', minWidth: 98 },
  { field: 'netoSensor', title: 'Neto sensor', kind: 'pesos', minWidth: 98 },
  { field: 'abonos', title: 'Abonos', kind: 'pesos', minWidth: 88 },
  { field: 'deudas', title: 'Deudas', kind: 'pesos', minWidth: 88 },
  { field: 'esperado', title: 'Total a entregar', card: 'figure', kind: 'pesos', minWidth: 100 },
  { field: 'contado', title: 'Contado', card: 'figure', kind: 'pesos', minWidth: 98 },
  {
    field: 'diferencia',
    title: 'Diferencia',
    card: 'figure',
    kind: 'pesos',
    minWidth: 140,
    format: (value) => differenceText(typeof value === 'number' ? value : null),
  },
  { field: 'cerradoPor', title: 'Cerrada por', minWidth: 110, wraps: true, hidden: true },
]

const sumOf = (rows: readonly CajaFila[], field: 'esperado' | 'contado' | 'diferencia') =>
  rows.reduce((sum, row) => sum + (row[field] ?? 0), 0)

/** The day's sums, over the tills that the column filters leave. */
export function totalsOf(rows: readonly CajaFila[]): Total[] {
  const closed = rows.filter(({ contado }) => contado !== null)
  return [
    { label: 'Total a entregar', value: sumOf(rows, 'esperado') },
    { label: 'Contado en las cerradas', value: sumOf(closed, 'contado') },
    {
      label: 'Diferencia de las cerradas',
      value: closed.length > 0 ? differenceText(sumOf(closed, 'diferencia')) : '—',
    },
  ]
}

export const highlightedRow = ({ estado }: CajaFila) =>
  estado === 'cambiada' ? 'invalida' : estado === 'cerrada' ? undefined : 'pendiente'

export const LEGEND = { pendiente: 'Sin cerrar', invalida: 'Cerrada, cambió' }
