import { isOwnServer } from '../../api/client/baseUrl'
import { today } from '../../api/client/today'
import { MESES } from '../../contract/catalogos'
import { anioDelUltimoMes } from '../../contract/fechas'

/** 'noviembre de 2026': the month that is asked for without its year. Which year another host answers, nobody knows. */
export function monthAsked(month: string): string {
  const nombre = MESES.find(({ valor: value }) => String(value) === month)?.nombre ?? ''
  return isOwnServer() ? `${nombre} de ${anioDelUltimoMes(Number(month), today())}` : nombre
}
