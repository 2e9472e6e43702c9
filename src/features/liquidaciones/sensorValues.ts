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

export const hasData = ({ fecha, busNumero, sensor, civica, viajes }: SensorRowValues) =>
  Boolean(fecha || busNumero || civica) || sensor !== '' || viajes !== ''
