import { diaDeLaSemana } from '../../contract/fechas'

const DOMINGO = 0

/** Checks whether a day (`YYYY-MM-DD`) pays the holiday rate, as a Sunday or a registered festivo. */
export const isFestivo = (fecha: string, festivos: ReadonlySet<string>): boolean =>
  diaDeLaSemana(fecha) === DOMINGO || festivos.has(fecha)
