/** The screens that explain a figure, with its search in the address. */
import { sumarDias } from '../../contract/fechas'

interface Days {
  desde: string
  hasta: string
}

const withSearch = (path: string, search: Record<string, string>) =>
  `${path}?${new URLSearchParams(search).toString()}`

/** The searches want an end after the start (section 5): a single day goes with the next. */
const between = ({ desde, hasta }: Days) => ({
  fechaInicial: desde,
  fechaFinal: hasta > desde ? hasta : sumarDias(desde, 1),
})

export const liquidacionesOf = (days: Days, search: Record<string, string> = {}) =>
  withSearch('/', { ...search, ...between(days) })
export const pendientesOf = (days: Days) => liquidacionesOf(days, { liquidada: 'false' })
export const salariosOf = (days: Days) => withSearch('/salarios', between(days))
export const gastosOf = (days: Days) => withSearch('/reportes/gastos', between(days))
/** What each driver owes. */
export const SALDOS = withSearch('/deudas', { vista: 'conductor' })
export const deudasOf = (documento: string) => withSearch('/deudas', { documento })
