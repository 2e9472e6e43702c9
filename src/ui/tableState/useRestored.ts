import { useLayoutEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import type { AppDispatch, RootState } from '../../api/client/rootReducer'
import { selectUsuario } from '../../session/sessionSlice'
import { readKept } from './keptTables'
import { selectTable, tableRestored } from './tableSlice'

/** Restores it once: the search above a table asks for it as well. */
const restore = (table: string, usuario: string) => (dispatch: AppDispatch, getState: () => RootState) => {
  if (selectTable(getState(), table).usuario !== usuario)
    dispatch(tableRestored({ table, usuario, ...readKept(usuario, table) }))
}

/**
 * Restores a table as its person left it, before the browser paints.
 *
 * @returns whether it is.
 */
export function useRestored(table: string) {
  const dispatch = useAppDispatch()
  const usuario = useAppSelector(selectUsuario)?.username
  const restored = useAppSelector((state) => selectTable(state, table).usuario === usuario)
  useLayoutEffect(() => {
    if (usuario !== undefined && !restored) dispatch(restore(table, usuario))
  }, [dispatch, table, usuario, restored])
  return restored || usuario === undefined
}
