import { DIAS_SEMANA } from '../../contract/catalogos'
import { diaDeLaSemana, fechaLarga } from '../../contract/fechas'

/** 'martes 8 de diciembre de 2026' */
export const dayText = (fecha: string) => `${DIAS_SEMANA[diaDeLaSemana(fecha)]} ${fechaLarga(fecha)}`

export const yearOf = (fecha: string) => Number(fecha.slice(0, 4))

/** The day of its month. */
export const dayOf = (fecha: string) => Number(fecha.slice(8))
