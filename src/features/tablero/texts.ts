import { MESES } from '../../contract/catalogos'
import type { Comparado } from '../../contract/tablero'
import { porcentaje } from '../../ui/texts/formats'

/** 'noviembre' */
export const monthName = (fecha: string) => MESES[Number(fecha.slice(5, 7)) - 1]?.nombre ?? ''

/** With its sign: '+12', '-3', '0'. */
export const signed = (format: (value: number) => string, figure: number) =>
  `${figure > 0 ? '+' : ''}${format(figure)}`

/** '$ 800.000 · +12,5 % frente a octubre': the figure, with its distance from what is expected, if that is known and not 0. */
export function compared(
  { valor, esperado, diferencia }: Comparado,
  format: typeof porcentaje,
  name: string,
) {
  if (!esperado) return format(valor)
  const change = Math.round((diferencia * 1000) / Math.abs(esperado)) / 10
  return `${format(valor)} · ${signed(porcentaje, change)} frente a ${name}`
}

/** Titles of a compared figure's columns, and its cells. */
export const COMPARED = ['Total', 'Esperado', 'Diferencia']
export const comparedCells = ({ valor, esperado, diferencia }: Comparado, format: typeof porcentaje) =>
  esperado ? [format(valor), format(esperado), signed(format, diferencia)] : [format(valor), '—', '—']
