import { nombreDeRuta } from '../../../contract/catalogos'
import { fechaLarga } from '../../../contract/fechas'
import { type Database } from '../schema'

/** A row as it is stored; a settlement's with its expenses as `gastos`, a closing's with what it counts as `contadas`. */
export type State = Record<string, unknown>

interface RecordedTable {
  /** The column that names a row. */
  key: string
  /** How a person names a row. Of rows `ofConductor` the driver's name comes before. */
  label: (row: State) => string
  ofConductor?: boolean
  /** Columns of which only the fact of their change is recorded. */
  secret?: readonly string[]
  /** Columns that follow from others (`identifierKeys`), and are not recorded. */
  derived?: readonly string[]
}

const OF_CONDUCTOR: RecordedTable = {
  key: 'uuid',
  label: (row) => fechaLarga(row.fecha as string),
  ofConductor: true,
}

/** The tables whose every change is recorded. Expenses are part of their settlement, and what a closing counted of the closing. */
const RECORDED_TABLES = {
  liquidaciones: {
    key: 'uuid',
    label: (row) => `Bus ${row.busNumero as string} del ${fechaLarga(row.fecha as string)}`,
  },
  abonos: OF_CONDUCTOR,
  deudas: OF_CONDUCTOR,
  conductores: {
    key: 'uuid',
    label: (row) => row.nombre as string,
    derived: ['documentoClave'],
  },
  buses: {
    key: 'numero',
    label: (row) => `Bus ${row.numero as string}`,
    derived: ['numeroClave', 'placaClave'],
  },
  pasajes: {
    key: 'uuid',
    label: (row) => `${nombreDeRuta(row.ruta as string)} desde el ${fechaLarga(row.fechaInicio as string)}`,
  },
  festivos: { key: 'uuid', label: (row) => fechaLarga(row.fecha as string) },
  asistencias: OF_CONDUCTOR,
  cierres: {
    key: 'uuid',
    label: (row) => `Cierre del ${fechaLarga(row.fecha as string)} de ${row.nombre as string}`,
  },
  usuarios: { key: 'uuid', label: (row) => row.username as string, secret: ['claveHash'] },
} as const satisfies Partial<Record<keyof Database, RecordedTable>>

export type RecordedName = keyof typeof RECORDED_TABLES

export const recordedTable = (name: RecordedName): RecordedTable => RECORDED_TABLES[name]

/** The recorded table that a write on `table` changes; undefined when its changes are not recorded. */
export function recordedName(table: string): RecordedName | undefined {
  if (table === 'gastos') return 'liquidaciones'
  if (table === 'cierreLiquidaciones') return 'cierres'
  return Object.hasOwn(RECORDED_TABLES, table) ? (table as RecordedName) : undefined
}
