import { puede, type Accion } from '../contract/permisos'
import { useSesionSelector } from './hooks'
import { selectUsuario } from './sessionSlice'

/** Whether the signed-in person's roles allow it (section 6). It only disables a button: the server decides. */
export function usePuede(accion: Accion): boolean {
  const usuario = useSesionSelector(selectUsuario)
  return usuario !== null && puede(usuario.roles, accion)
}
