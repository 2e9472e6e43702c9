import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { MensajeSchema } from '../../contract/errores'
import {
  CambioDeClaveSchema,
  CredencialesSchema,
  SesionRespuestaSchema,
  type SesionRespuesta,
} from '../../contract/sesion'
import { inTransaction, writtenBy } from '../db/transaction'
import { type Dependencies } from '../dependencies'
import { fieldError, unauthorized } from '../http/errors'
import { logSecurity } from '../http/security-log'
import { changeUsuario, findByUsername } from './usuarios'
import { endSesiones } from './open-sesiones'
import { hashAcceptable, isPassword } from './passwords'
import { checkWithin, perMinute, type SignInLimits } from './limits'
import { createSignIn } from './sign-in'
import { signIn, startSesion } from './start-sesion'
import { sesionOf } from './usuario'

/** Sign-in, sign-out and the own password. Section 7 has the first only; another host may lack the others. */
export const sesionRoutes =
  (deps: Dependencies, signInLimits: SignInLimits): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, clock } = deps
    const checkSignIn = createSignIn(deps, signInLimits)

    app.post(
      '/auth/login',
      {
        config: { isPublic: true },
        schema: { body: CredencialesSchema, response: { 200: SesionRespuestaSchema } },
      },
      async (request, reply) => {
        const usuario = await checkSignIn(request, reply)
        return inTransaction(writtenBy(request.unitOfWork, usuario), async (trx, changes) => {
          await changes.watch('usuarios', [usuario.uuid])
          return signIn(trx, request, usuario, clock())
        })
      },
    )

    // This device's session only: the person may be at work on another.
    app.post(
      '/auth/logout',
      {
        config: { permiso: 'sesion', withProvisionalClave: true },
        schema: { response: { 200: MensajeSchema } },
      },
      async (request, reply) => {
        const { sesion } = sesionOf(request)
        await endSesiones(db, sesion, '=', sesion.sid)
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
        config: { permiso: 'sesion', withProvisionalClave: true },
        schema: { body: CambioDeClaveSchema, response: { 200: SesionRespuestaSchema } },
      },
      async (request, reply): Promise<SesionRespuesta> => {
        const { actual, nueva } = request.body
        const { username, uuid } = sesionOf(request).usuario
        const limits = [perMinute(`password ${uuid}`, signInLimits.perUsuario)]
        const anterior = await checkWithin({ db, now: clock().getTime(), reply }, limits, async () => {
          const found = await findByUsername(db, username)
          if (found && (await isPassword(found.claveHash, actual))) return found
          logSecurity(request, 'authn_password_change_fail', { reason: 'wrong password' })
          throw fieldError(400, 'actual', 'La clave actual no es correcta.')
        })
        if (nueva === actual) throw fieldError(400, 'nueva', 'La clave nueva debe ser distinta de la actual.')
        const claveHash = await hashAcceptable('nueva', nueva)
        const answer = await inTransaction(request.unitOfWork, async (trx, changes) => {
          await changes.watch('usuarios', [uuid])
          await changeUsuario(trx, uuid, { claveHash })
          const usuario = await findByUsername(trx, username)
          // Somebody else has given the user another password since this one's was found right.
          if (usuario?.versionSesion !== anterior.versionSesion + 1) throw unauthorized()
          return startSesion(trx, request, usuario, clock())
        })
        logSecurity(request, 'authn_password_change')
        request.sesion = null
        return answer
      },
    )
  }
