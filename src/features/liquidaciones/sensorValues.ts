import type { NumeroEditable } from '../../contract/numeros'

/** A row of 'Formulario Ingreso Sensores'. */
export interface ValoresFilaSensor {
  fecha: string
  busNumero: string
  sensor: NumeroEditable
  civica: NumeroEditable
  viajes: NumeroEditable
}

export interface ValoresSensores {
  filas: ValoresFilaSensor[]
}

export const emptyRow = (fecha = ''): ValoresFilaSensor => ({
  fecha,
  busNumero: '',
  sensor: '',
  civica: 0,
  viajes: '',
})

/** Section 2: setting a row's date copies it to that row and all later rows. */
export const withDateFrom = (
  rows: readonly ValoresFilaSensor[],
  index: number,
  fecha: string,
): ValoresFilaSensor[] => rows.map((row, i) => (i < index ? row : { ...row, fecha }))

export const hasData = ({ fecha, busNumero, sensor, civica, viajes }: ValoresFilaSensor): boolean =>
  fecha !== '' || busNumero !== '' || sensor !== '' || viajes !== '' || (civica !== '' && civica !== 0)
