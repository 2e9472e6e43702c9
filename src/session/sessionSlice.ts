import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { usuarioGuardado, type Usuario } from './storedSession'

/** Why the last session ended: the person asked for it, or the server no longer accepted the token (a 401). */
export type MotivoCierre = 'salida' | 'vencida'

export interface SesionState {
  usuario: Usuario | null
  motivoCierre: MotivoCierre | null
}

const estadoInicial = (): SesionState => ({ usuario: usuarioGuardado(), motivoCierre: null })

export const sesionSlice = createSlice({
  name: 'sesion',
  initialState: estadoInicial,
  reducers: {
    sesionIniciada: (_estado, { payload }: PayloadAction<Usuario>) => ({
      usuario: payload,
      motivoCierre: null,
    }),
    sesionCerrada: (_estado, { payload }: PayloadAction<MotivoCierre>) => ({
      usuario: null,
      motivoCierre: payload,
    }),
  },
  selectors: {
    selectUsuario: (sesion) => sesion.usuario,
    selectMotivoCierre: (sesion) => sesion.motivoCierre,
  },
})

export const { sesionIniciada, sesionCerrada } = sesionSlice.actions
export const { selectUsuario, selectMotivoCierre } = sesionSlice.selectors
