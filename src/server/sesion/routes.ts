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
import { type UsuariosTable } from '../db/session-tables'
import { type Dependencies } from '../dependencies'
import { badRequest, unauthorized } from '../http/errors'
import { logSecurity } from '../http/security-log'
import { editUsuario, findByUsername } from '../usuarios/repository'
import { closeSesion } from './closed-sesiones'
import { hashPassword, isPassword, whyRefused } from './passwords'
import { countFailure, perMinute, refuseAbove, type SignInLimits } from './limits'
import { createSignIn } from './sign-in'
import { inSeconds, signToken } from './token'

type StoredUsuario = Selectable<UsuariosTable>

const WRONG_PASSWORD = 'La clave actual no es correcta.'

/** The user and the token of a request with a session. */
function sesionOf({ usuario, sesion }: FastifyRequest) {
  if (!usuario || !sesion) throw unauthorized()
  return { usuario, sesion }
}

/** @throws HttpError 400 on its field when the new password is refused. */
async function requireAcceptable(next: string, actual: string) {
  const reason = next === actual ? 'La clave nueva debe ser distinta de la actual.' : await whyRefused(next)
  if (reason) throw badRequest(reason, { nueva: reason })
}

/** Sign-in, sign-out and the own password. Section 7 has the first only; another host may lack the others. */
export const sesionRoutes =
  (deps: Dependencies, signInLimits: SignInLimits): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, clock } = deps
    const signIn = createSignIn(deps, signInLimits)

    /** The answer that begins a session. */
    const startSesion = ({
      uuid,
      versionSesion,
      username,
      nombre,
      roles,
    }: StoredUsuario): SesionRespuesta => {
      const now = clock()
      const sesion = { sub: uuid, version: versionSesion, sid: randomUUID(), auth_time: inSeconds(now) }
      return { token: signToken(app, sesion, now), username, nombre, roles }
    }

    app.post(
      '/auth/login',
      {
        config: { isPublic: true },
        schema: { body: CredencialesSchema, response: { 200: SesionRespuestaSchema } },
      },
      async (request, reply) => startSesion(await signIn(request, reply)),
    )

    // This device's session only: the person may be at work on another.
    app.post(
      '/auth/logout',
      { config: { permiso: 'sesion' }, schema: { response: { 200: MensajeSchema } } },
      async (request, reply) => {
        await closeSesion(db, sesionOf(request).sesion, clock())
        request.sesion = null
        logSecurity(request, 'session_expired', { reason: 'logout' })
        // The browser's cached answers belong to the user who leaves.
        void reply.header('clear-site-data', '"cache"')
        return { mensaje: 'Sesión cerrada.' }
      },
    )

    // Ends all sessions of the user; this device goes on with the new token.
    app.put(
      '/auth/clave',
      {
        config: { permiso: 'sesion' },
        schema: { body: CambioDeClaveSchema, response: { 200: SesionRespuestaSchema } },
      },
      async (request, reply): Promise<SesionRespuesta> => {
        const { actual, nueva } = request.body
        const { username, uuid } = sesionOf(request).usuario
        const attempt = { db, now: clock().getTime(), reply }
        const limits = [perMinute(`password ${uuid}`, signInLimits.perUsuario)]
        await refuseAbove(attempt, limits)
        const anterior = await findByUsername(db, username)
        if (!anterior || !(await isPassword(anterior.claveHash, actual))) {
          logSecurity(request, 'authn_password_change_fail', { reason: 'wrong password' })
          await countFailure(attempt, limits)
          throw badRequest(WRONG_PASSWORD, { actual: WRONG_PASSWORD })
        }
        await refuseAbove(attempt, limits)
        await requireAcceptable(nueva, actual)
        await editUsuario(request.unitOfWork, username, { claveHash: await hashPassword(nueva) })
        const usuario = await findByUsername(db, username)
        if (!usuario) throw unauthorized()
        logSecurity(request, 'authn_password_change')
        request.sesion = null
        return startSesion(usuario)
      },
    )
  }
