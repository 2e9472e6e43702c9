import type { ConductorFila, CuerpoConductor } from '../contract/conductores'
import type { Mensaje } from '../contract/errores'
import { api } from './api'
import { declararAvisos, MENSAJE_DEL_SERVIDOR } from './notices'
import { sinNulos } from './params'

// A driver's name and documento stand in every table that has a driver.
const CON_NOMBRE_DE_CONDUCTOR = [
  'Conductor',
  'Bus',
  'Liquidacion',
  'Salario',
  'Deuda',
  'Abono',
  'Gasto',
  'Asistencia',
] as const
// Retiring frees the driver's buses; either change alters who the attendance of a day is proposed for.
const CON_ESTADO_DE_CONDUCTOR = ['Conductor', 'Bus', { type: 'Asistencia', id: 'PROPUESTAS' }] as const

const conductoresApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /conductores`: the drivers, only the active ones with `valido: true`. Feeds every driver selector. */
    conductores: build.query<ConductorFila[], { valido: boolean | null }>({
      query: (params) => ({ url: '/conductores', params: sinNulos(params) }),
      providesTags: ['Conductor'],
    }),
    /** `GET /conductores/ingresos`: the drivers' table. */
    conductoresIngresos: build.query<ConductorFila[], void>({
      query: () => ({ url: '/conductores/ingresos' }),
      providesTags: ['Conductor'],
    }),
    /** `POST /conductores`. */
    crearConductor: build.mutation<ConductorFila, CuerpoConductor>({
      query: (body) => ({ url: '/conductores', method: 'POST', body }),
      invalidatesTags: ['Conductor', { type: 'Asistencia', id: 'PROPUESTAS' }],
    }),
    /** `PUT /conductores/conductor`: `documento` names the driver as it was, `cuerpo` may change it. */
    editarConductor: build.mutation<ConductorFila, { documento: string; cuerpo: CuerpoConductor }>({
      query: ({ documento, cuerpo }) => ({
        url: '/conductores/conductor',
        method: 'PUT',
        params: { documento },
        body: cuerpo,
      }),
      invalidatesTags: CON_NOMBRE_DE_CONDUCTOR,
    }),
    /** `PUT /conductores/conductor/retirar`. */
    retirarConductor: build.mutation<Mensaje, { documento: string }>({
      query: (params) => ({ url: '/conductores/conductor/retirar', method: 'PUT', params }),
      invalidatesTags: CON_ESTADO_DE_CONDUCTOR,
    }),
    /** `PUT /conductores/conductor/ingresar`. */
    ingresarConductor: build.mutation<Mensaje, { documento: string }>({
      query: (params) => ({ url: '/conductores/conductor/ingresar', method: 'PUT', params }),
      invalidatesTags: CON_ESTADO_DE_CONDUCTOR,
    }),
  }),
})

declararAvisos({
  retirarConductor: { exito: MENSAJE_DEL_SERVIDOR },
  ingresarConductor: { exito: MENSAJE_DEL_SERVIDOR },
})

export const {
  useConductoresQuery,
  useConductoresIngresosQuery,
  useCrearConductorMutation,
  useEditarConductorMutation,
  useRetirarConductorMutation,
  useIngresarConductorMutation,
} = conductoresApi
