import { type Column } from '../../src/ui/tableState/columns'

/** Twenty-three settlements as a list's table may have them. */
export interface Row {
  uuid: string
  fecha: string
  bus: string
  conductor: string
  pasajeros: number
  neto: number
  liquidada: boolean
}

const NAMES = ['Gómez', 'Álvarez', 'Ruiz']
export const ROWS: Row[] = Array.from({ length: 23 }, (_, i) => ({
  uuid: `u${i}`,
  fecha: `2026-03-${String(i + 1).padStart(2, '0')}`,
  bus: String(100 + i),
  conductor: NAMES[i % 3] ?? '',
  pasajeros: i * 1000,
  neto: i * 1000 - 5000,
  liquidada: i % 2 === 0,
}))

export const COLUMNS: Column<Row>[] = [
  { field: 'uuid', title: 'Identificador', hidden: true },
  { field: 'fecha', title: 'Fecha', kind: 'date' },
  { field: 'bus', title: 'Bus' },
  { field: 'conductor', title: 'Conductor' },
  { field: 'pasajeros', title: 'Pasajeros', kind: 'number' },
  { field: 'neto', title: 'Valor neto', kind: 'pesos' },
  { field: 'liquidada', title: 'Liquidada', kind: 'boolean' },
]

export const pending = ({ liquidada }: Row) => (liquidada ? undefined : ('pendiente' as const))
export const count = (rows: readonly Row[]) => [{ label: 'Son', value: `${rows.length} filas` }]
