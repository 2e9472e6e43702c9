import { isOwnServer } from '../../api/client/baseUrl'
import { useFestivosPropuestosQuery } from '../../api/festivos'
import { today } from '../../api/client/today'

/** Whether the host proposes holidays: only our own server does, and it is asked, since another may stand at its address. */
export function useHasProposals(): boolean {
  const own = isOwnServer()
  const { isError } = useFestivosPropuestosQuery({ anio: Number(today().slice(0, 4)) }, { skip: !own })
  return own && !isError
}
