import { DIAS_SEMANA, MESES } from '../../contract/catalogos'
import { diaDeLaSemana } from '../../contract/fechas'
import type { Comparado } from '../../contract/tablero'
import { porcentaje } from '../../ui/texts/formats'

/** 'noviembre' */
export const monthName = (fecha: string) => MESES[Number(fecha.slice(5, 7)) - 1]?.nombre ?? ''

/** 'viernes' */
export const weekday = (fecha: string) => DIAS_SEMANA[diaDeLaSemana(fecha)] ?? ''

/** '27' */
export const dayNumber = (fecha: string) => `${Number(fecha.slice(8))}`

/** With its sign: '+12', '−3', '0'. */
export const signed = (format: (value: number) => string, figure: number) =>
  `${figure > 0 ? '+' : ''}${format(figure)}`

/** '+12,5 %': the distance from what is expected; '—' where nothing is. */
export const distance = ({ esperado, diferencia }: Omit<Comparado, 'valor'>) =>
  // Adds 0, since one that rounds to it may be −0.
  esperado ? signed(porcentaje, Math.round((diferencia * 1000) / Math.abs(esperado)) / 10 + 0) : '—'
