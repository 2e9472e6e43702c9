import { esServidorPropio } from '../../api/baseUrl'
import { useFestivosPropuestosQuery } from '../../api/festivos'
import { hoy } from '../../api/today'

/** Whether the host proposes holidays: only our own server does, and it is asked, since another may stand at its address. */
export function useHayPropuestas(): boolean {
  const propio = esServidorPropio()
  const { isError } = useFestivosPropuestosQuery({ anio: Number(hoy().slice(0, 4)) }, { skip: !propio })
  return propio && !isError
}
