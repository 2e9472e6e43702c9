import { isOwnServer } from '../../api/client/baseUrl'
import { today } from '../../api/client/today'
import { MESES } from '../../contract/catalogos'
import { anioDelUltimoMes } from '../../contract/fechas'

/**
 * 'noviembre de 2026'. The call names only the month; our own server answers the last such month. Another host's year is
 * unknown, so it is left out.
 */
export function monthAsked(month: string): string {
  const nombre = MESES.find(({ valor: value }) => String(value) === month)?.nombre ?? ''
  return isOwnServer() ? `${nombre} de ${anioDelUltimoMes(Number(month), today())}` : nombre
}
