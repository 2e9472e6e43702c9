/** The screens that explain a figure, with its search in the address. */
import { between, liquidacionesOf, withSearch, type Days } from '../../records/searches/addresses'

export const pendientesOf = (days: Days) => liquidacionesOf(days, { liquidada: 'false' })
export const salariosOf = (days: Days) => withSearch('/salarios', between(days))
export const gastosOf = (days: Days) => withSearch('/reportes/gastos', between(days))
/** What each driver owes. */
export const SALDOS = withSearch('/deudas', { vista: 'conductor' })
export const deudasOf = (documento: string) => withSearch('/deudas', { documento })
