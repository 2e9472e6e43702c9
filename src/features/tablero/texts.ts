import { signed } from '../../ui/texts/distances'
import { MESES } from '../../contract/catalogos'
import type { Comparado } from '../../contract/tablero'
import { porcentaje } from '../../ui/texts/formats'

/** 'noviembre' */
export const monthName = (fecha: string) => MESES[Number(fecha.slice(5, 7)) - 1]?.nombre ?? ''

/** '+12,5 %': the distance from what is expected; '—' where nothing is. */
export const distance = ({ esperado, diferencia }: Omit<Comparado, 'valor'>) =>
  // Adds 0, since one that rounds to it may be −0.
  esperado ? signed(porcentaje, Math.round((diferencia * 1000) / Math.abs(esperado)) / 10 + 0) : '—'
