import type { Mensaje } from '../contract/errores'
import type { CuerpoUsuarioEditado, CuerpoUsuarioNuevo, UsuarioFila } from '../contract/usuarios'
import { api } from './client/api'
import { act, create, edit } from './client/calls'
import type { Keyed } from './client/idempotency'
import { declareNotices, SERVER_MESSAGE } from './client/notices'
import { invalidates, TILLS } from './client/tags'

/** The people who use the product. Our own server's; no other host is asked. */
export const usuariosApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /usuarios`. */
    usuarios: build.query<UsuarioFila[], void>({
      query: () => '/usuarios',
      providesTags: ['Usuario'],
    }),
    /** `POST /usuarios`. */
    crearUsuario: build.mutation<UsuarioFila, Keyed<CuerpoUsuarioNuevo>>({
      query: create('/usuarios'),
      invalidatesTags: invalidates(['Usuario']),
    }),
    /** `PUT /usuarios/usuario`. */
    editarUsuario: build.mutation<UsuarioFila, { uuid: string; cuerpo: CuerpoUsuarioEditado }>({
      query: edit('/usuarios/usuario'),
      // A till bears the name of whose it is.
      invalidatesTags: invalidates(['Usuario', TILLS]),
    }),
    /** `PUT /usuarios/clave`: a password that its owner has to change. */
    asignarClave: build.mutation<UsuarioFila, { uuid: string; clave: string }>({
      query: ({ uuid, ...body }) => ({ url: '/usuarios/clave', method: 'PUT', params: { uuid }, body }),
      invalidatesTags: invalidates(['Usuario']),
    }),
    /** `DELETE /usuarios/sesiones`. */
    terminarSesiones: build.mutation<Mensaje, { uuid: string }>({
      query: act('DELETE', '/usuarios/sesiones'),
      invalidatesTags: invalidates(['Usuario']),
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
