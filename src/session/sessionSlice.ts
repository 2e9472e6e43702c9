import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { puede, type Accion } from '../contract/permisos'
import { storedUser, type Usuario } from './storedSession'

/** Why the last session ended: the person asked for it, or the server no longer accepted the token (a 401). */
type EndReason = 'salida' | 'vencida'

export interface SesionState {
  usuario: Usuario | null
  endReason: EndReason | null
}

const initialState = (): SesionState => ({ usuario: storedUser(), endReason: null })

export const sesionSlice = createSlice({
  name: 'sesion',
  initialState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<Usuario>) => ({
      usuario: payload,
      endReason: null,
    }),
    signedOut: (_state, { payload }: PayloadAction<EndReason>) => ({
      usuario: null,
      endReason: payload,
    }),
  },
  selectors: {
    selectUsuario: (sesion) => sesion.usuario,
    selectEndReason: (sesion) => sesion.endReason,
  },
})

export const { signedIn, signedOut } = sesionSlice.actions
export const { selectUsuario, selectEndReason } = sesionSlice.selectors

/** Checks whether the signed-in user may do an action; without one anybody may. */
export const selectMay = (action?: Accion) => (state: { sesion: SesionState }) =>
  action === undefined || puede(selectUsuario(state)?.roles ?? [], action)
