import type { Mensaje } from '../contract/errores'
import type { CuerpoUsuarioEditado, CuerpoUsuarioNuevo, UsuarioFila } from '../contract/usuarios'
import { api } from './client/api'
import { act, create, edit } from './client/calls'
import type { Keyed } from './client/idempotency'
import { declareNotices, SERVER_MESSAGE } from './client/notices'
import { invalidates } from './client/tags'

/** The people who use the product. Our own server's; no other host is asked. */
export const usuariosApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /usuarios`. */
    usuarios: build.query<UsuarioFila[], void>({
      query: () => '/usuarios',
      providesTags: ['usuarios'],
    }),
    /** `POST /usuarios`. */
    crearUsuario: build.mutation<UsuarioFila, Keyed<CuerpoUsuarioNuevo>>({
      query: create('/usuarios'),
      invalidatesTags: invalidates(['usuarios']),
    }),
    /** `PUT /usuarios/usuario`. */
    editarUsuario: build.mutation<UsuarioFila, { uuid: string; cuerpo: CuerpoUsuarioEditado }>({
      query: edit('/usuarios/usuario'),
      invalidatesTags: invalidates(['usuarios']),
    }),
    /** `PUT /usuarios/clave`: a password that its owner has to change. */
    asignarClave: build.mutation<UsuarioFila, { uuid: string; clave: string }>({
      query: ({ uuid, ...body }) => ({ url: '/usuarios/clave', method: 'PUT', params: { uuid }, body }),
      invalidatesTags: invalidates(['usuarios']),
    }),
    /** `DELETE /usuarios/sesiones`. */
    terminarSesiones: build.mutation<Mensaje, { uuid: string }>({
      query: act('DELETE', '/usuarios/sesiones'),
      invalidatesTags: invalidates(['usuarios']),
    }),
  }),
})

declareNotices<typeof usuariosApi.endpoints>({
  asignarClave: { success: 'Clave asignada. La persona la cambiará cuando ingrese.' },
  terminarSesiones: { success: SERVER_MESSAGE },
})

export const {
  useUsuariosQuery,
  useCrearUsuarioMutation,
  useEditarUsuarioMutation,
  useAsignarClaveMutation,
  useTerminarSesionesMutation,
} = usuariosApi
