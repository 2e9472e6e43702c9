import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Selectable } from 'kysely'
import { MensajeSchema } from '../../contract/errores'
import {
  CambioDeClaveSchema,
  CredencialesSchema,
  SesionRespuestaSchema,
  type SesionRespuesta,
} from '../../contract/sesion'
import { type UsuariosTable } from '../db/schema'
import { type Dependencies } from '../dependencies'
import { badRequest, unauthorized } from '../http/errors'
import { logSecurity } from '../http/security-log'
import { cambiarUsuario, usuarioPorUsername } from '../usuarios/repository'
import { cerrarSesion } from './cerradas'
import { cifrarClave, claveCorrecta, motivoDeRechazo } from './claves'
import { countFailure, perMinute, refuseAbove, type LimitesDeIngreso } from './limites'
import { crearIngreso } from './signIn'
import { enSegundos, firmarToken } from './token'

type Usuario = Selectable<UsuariosTable>

const CLAVE_EQUIVOCADA = 'La clave actual no es correcta.'

/** The user and the token of a request that has passed the session's check. */
function sesionDe({ usuario, sesion }: FastifyRequest) {
  if (!usuario || !sesion) throw unauthorized()
  return { usuario, sesion }
}

/** @throws HttpError 400, on its field, when the password may not be the new one. */
async function exigirClaveAceptable(nueva: string, actual: string) {
  const motivo =
    nueva === actual ? 'La clave nueva debe ser distinta de la actual.' : await motivoDeRechazo(nueva)
  if (motivo) throw badRequest(motivo, { nueva: motivo })
}

/** Signing in and out, and the own password. Section 7 has the first alone; another host may lack the others. */
export const rutasSesion =
  (deps: Dependencies, limites: LimitesDeIngreso): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, clock } = deps
    const ingresar = crearIngreso(deps, limites)

    /** The answer with which a session begins. */
    const empezarSesion = ({ uuid, versionSesion, username, nombre, roles }: Usuario): SesionRespuesta => {
      const ahora = clock()
      const sesion = { sub: uuid, version: versionSesion, sid: randomUUID(), auth_time: enSegundos(ahora) }
      return { token: firmarToken(app, sesion, ahora), username, nombre, roles }
    }

    app.post(
      '/auth/login',
      {
        config: { isPublic: true },
        schema: { body: CredencialesSchema, response: { 200: SesionRespuestaSchema } },
      },
      async (request, reply) => empezarSesion(await ingresar(request, reply)),
    )

    // This device's session alone: the same person may be at work on another.
    app.post(
      '/auth/logout',
      { config: { permiso: 'sesion' }, schema: { response: { 200: MensajeSchema } } },
      async (request, reply) => {
        await cerrarSesion(db, sesionDe(request).sesion, clock())
        request.sesion = null
        logSecurity(request, 'session_expired', { reason: 'logout' })
        // The answers that the browser keeps are of whoever leaves.
        void reply.header('clear-site-data', '"cache"')
        return { mensaje: 'Sesión cerrada.' }
      },
    )

    // Ends all the sessions of the user; this device goes on with the token that is answered.
    app.put(
      '/auth/clave',
      {
        config: { permiso: 'sesion' },
        schema: { body: CambioDeClaveSchema, response: { 200: SesionRespuestaSchema } },
      },
      async (request, reply): Promise<SesionRespuesta> => {
        const { actual, nueva } = request.body
        const { username, uuid } = sesionDe(request).usuario
        const attempt = { db, now: clock().getTime(), reply }
        const limits = [perMinute(`password ${uuid}`, limites.porUsuario)]
        await refuseAbove(attempt, limits)
        const anterior = await usuarioPorUsername(db, username)
        if (!anterior || !(await claveCorrecta(anterior.claveHash, actual))) {
          logSecurity(request, 'authn_password_change_fail', { reason: 'wrong password' })
          await countFailure(attempt, limits)
          throw badRequest(CLAVE_EQUIVOCADA, { actual: CLAVE_EQUIVOCADA })
        }
        await refuseAbove(attempt, limits)
        await exigirClaveAceptable(nueva, actual)
        await cambiarUsuario(db, username, { claveHash: await cifrarClave(nueva) })
        const usuario = await usuarioPorUsername(db, username)
        if (!usuario) throw unauthorized()
        logSecurity(request, 'authn_password_change')
        request.sesion = null
        return empezarSesion(usuario)
      },
    )
  }
