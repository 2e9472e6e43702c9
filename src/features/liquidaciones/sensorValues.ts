import type { NumeroEditable } from '../../contract/numeros'

/** A row of 'Formulario Ingreso Sensores'. */
interface SensorRowValues {
  fecha: string
  busNumero: string
  sensor: NumeroEditable
  civica: NumeroEditable
  viajes: NumeroEditable
}

export interface SensoresValues {
  filas: SensorRowValues[]
}

export const emptyRow = (fecha = ''): SensorRowValues => ({
  fecha,
  busNumero: '',
  sensor: '',
  civica: '',
  viajes: '',
})

/** Checks whether nothing has been typed in a row, whose day may be that of the row above it. */
const isUntouched = ({ busNumero, sensor, civica, viajes }: SensorRowValues) =>
  [busNumero, sensor, civica, viajes].every((value) => value === undefined || value === '')

export const hasData = (row: SensorRowValues) => Boolean(row.fecha) || !isUntouched(row)

/** The rows without a last one that nobody has begun, unless it is the only one. */
export const begunRows = (rows: SensorRowValues[]) =>
  rows.length > 1 && isUntouched(rows.at(-1)!) ? rows.slice(0, -1) : rows
