import { useMemo } from 'react'
import { isOwnServer } from '../../api/client/baseUrl'
import { useAppSelector } from '../../api/client/hooks'
import { puede, type Rol } from '../../contract/permisos'
import { selectUsuario } from '../../session/sessionSlice'
import type { Screen } from './screen'
import { screens } from './screens'

const NO_ROLES: readonly Rol[] = []

const isFor = (roles: readonly Rol[], { permission }: Screen) =>
  permission === undefined || (isOwnServer() && (permission === 'sesion' || puede(roles, permission)))

/** The screens that this person may open, with this host. */
export function useScreens(): readonly Screen[] {
  const roles = useAppSelector(selectUsuario)?.roles ?? NO_ROLES
  return useMemo(() => screens.filter((screen) => isFor(roles, screen)), [roles])
}
