import { diaDeLaSemana } from '../../contract/fechas'

const DOMINGO = 0

/** Whether a day (`YYYY-MM-DD`) pays the holiday rate: a Sunday, or one of the registered festivos. */
export const isFestivo = (fecha: string, festivos: ReadonlySet<string>): boolean =>
  diaDeLaSemana(fecha) === DOMINGO || festivos.has(fecha)
