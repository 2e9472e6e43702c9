import { useMemo } from 'react'
import { useAppSelector } from '../api/client/hooks'
import { selectUsuario } from '../session/sessionSlice'
import { permittedScreens } from './screens'

/** The screens that the signed-in person may open. */
export function useScreens() {
  const roles = useAppSelector(selectUsuario)?.roles
  return useMemo(() => permittedScreens(roles ?? []), [roles])
}
