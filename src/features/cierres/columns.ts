import { CIERRES } from '../../records/nouns/cierres'
import { columnsOf } from '../../records/nouns/noun'
import type { Total } from '../../ui/tableState/totals'
import { differenceText, type CajaFila, type Estado } from './rows'

const ESTADOS: readonly { valor: Estado; nombre: string }[] = [
  { valor: 'abierta', nombre: 'Abierta' },
  { valor: 'reabierta', nombre: 'Reabierta' },
  { valor: 'cerrada', nombre: 'Cerrada' },
  { valor: 'cambiada', nombre: 'Cerrada, cambió' },
]

export const COLUMNS = columnsOf<CajaFila>(CIERRES, {
  id: null,
  nombre: { card: 'title', flex: 1.2, minWidth: 112, wraps: true },
  estado: {
    title: 'Estado',
    card: 'subtitle',
    kind: 'option',
    options: ESTADOS,
    flex: 0.8,
    minWidth: 104,
  },
  liquidaciones: { title: 'Liq.', description: 'Liquidaciones', width: 50 },
  pendientes: { title: 'Pend.', description: 'Liquidaciones pendientes', width: 60 },
  netoReg: { minWidth: 98 },
  netoSensor: { minWidth: 98 },
  abonos: { minWidth: 88 },
  deudas: { minWidth: 88 },
  esperado: { card: 'figure', minWidth: 100 },
  contado: { card: 'figure', minWidth: 98 },
  diferencia: {
    card: 'figure',
    minWidth: 140,
    format: (value) => differenceText(typeof value === 'number' ? value : null),
  },
  cerradoPor: { minWidth: 110, wraps: true, hidden: true },
})

const sumOf = (rows: readonly CajaFila[], field: 'esperado' | 'contado' | 'diferencia') =>
  rows.reduce((sum, row) => sum + (row[field] ?? 0), 0)

/** The day's sums, over the tills that the column filters leave. */
export function totalsOf(rows: readonly CajaFila[]): Total[] {
  const closed = rows.filter(({ contado }) => contado !== null)
  return [
    { label: 'Total a entregar, por fecha de entrega', value: sumOf(rows, 'esperado') },
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
