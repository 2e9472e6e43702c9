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
  civica: 0,
  viajes: '',
})

/** Section 2: setting a row's date copies it to that row and all later rows. */
export const withDateFrom = (
  rows: readonly SensorRowValues[],
  index: number,
  fecha: string,
): SensorRowValues[] => rows.map((row, i) => (i < index ? row : { ...row, fecha }))

export const hasData = ({ fecha, busNumero, sensor, civica, viajes }: SensorRowValues): boolean =>
  fecha !== '' || busNumero !== '' || sensor !== '' || viajes !== '' || (civica !== '' && civica !== 0)
