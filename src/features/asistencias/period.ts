import { isOwnServer } from '../../api/client/baseUrl'
import { today } from '../../api/client/today'
import { MESES } from '../../contract/catalogos'
import { anioDelUltimoMes } from '../../contract/fechas'

/** 'noviembre de 2026': the month that is asked for without its year. Which year another host answers, nobody knows. */
export function monthAsked(mes: string): string {
  const nombre = MESES.find(({ valor }) => String(valor) === mes)?.nombre ?? ''
  return isOwnServer() ? `${nombre} de ${anioDelUltimoMes(Number(mes), today())}` : nombre
}
