/** First part of the whole list. */
import { CABECERA_TOTALES } from '../../contract/cabeceras'
import type { TotalesLiquidaciones } from '../../contract/liquidaciones'
import { isOwnServer } from '../client/baseUrl'

/** As many as the first page of the list shows. */
export const FIRST_ROWS = 10

/** The totals of all rows, which our own server sends ahead of them. */
export function totalsIn({ headers }: Response) {
  const totals = isOwnServer() ? headers.get(CABECERA_TOTALES) : null
  return totals === null ? null : (JSON.parse(totals) as TotalesLiquidaciones)
}
