import { isOwnServer } from '../../api/client/baseUrl'
import type { FiltroLiquidaciones } from '../../api/liquidaciones'
import { sumarDias } from '../../contract/fechas'
import type { Busqueda } from './search'
import { limitsOf } from './periods'

/** What the server is asked for a search. Another host may refuse equal dates: it is asked for the day after too. */
export function callOf({ periodo, parte: _parte, ...fields }: Busqueda, today: string): FiltroLiquidaciones {
  if (!periodo) return fields
  const { desde, hasta } = limitsOf(periodo, today)
  const fechaFinal = desde === hasta && !isOwnServer() ? sumarDias(hasta, 1) : hasta
  return { ...fields, fechaInicial: desde, fechaFinal }
}
