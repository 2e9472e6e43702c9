import { useCallback, useState } from 'react'
import { useAppSelector } from '../../api/client/hooks'
import { selectUsuario } from '../../session/sessionSlice'
import { keepTable, readKept, type KeptTable } from './keptTables'

/** How the signed-in person has left a table in this browser, and a function that keeps what they change. */
export function useKept(table: string) {
  const usuario = useAppSelector(selectUsuario)?.username ?? ''
  const [kept, setKept] = useState(() => readKept(usuario, table))
  const keep = useCallback(
    (changed: KeptTable) => {
      setKept((before) => ({ ...before, ...changed }))
      keepTable(usuario, table, changed)
    },
    [usuario, table],
  )
  return [kept, keep] as const
}
