import { isOwnServer } from '../../api/client/baseUrl'
import { useFestivosPropuestosQuery } from '../../api/festivos'
import { today } from '../../api/client/today'

/**
 * Whether the host proposes holidays. Only our own server does; a call confirms it, since another server may run at its
 * address.
 */
export function useHasProposals(): boolean {
  const own = isOwnServer()
  const { isError } = useFestivosPropuestosQuery({ anio: Number(today().slice(0, 4)) }, { skip: !own })
  return own && !isError
}
