import { randomUUID } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { SesionRespuestaSchema } from '../../contract/sesion'
import { InicioSchema, PrimerAdministradorSchema } from '../../contract/usuarios'
import { inTransaction, writtenBy } from '../db/transaction'
import { type Dependencies } from '../dependencies'
import { conflict, fieldError } from '../http/errors'
import { signOfOthers } from '../http/exposure'
import { logSecurity } from '../http/security-log'
import { hasUsuarios, insertUsuario, isDemo, lockFirstUsuarios, requireUsuario } from './usuarios'
import { isFirstAdminCode } from './first-admin-code'
import { checkWithin, growingDelay, perMinute, type SignInLimits } from './limits'
import { hashAcceptable } from './passwords'
import { signIn } from './start-sesion'

const NOT_OFFERED =
  'Desde aquí no se puede crear el primer administrador. Pida ayuda a quien instaló Cochera.'

/** The first administrator of a database without users, created from this machine with the code that the console prints. */
export const firstAdminRoutes =
  (deps: Dependencies, signInLimits: SignInLimits): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, engine, config, clock } = deps
    // It ends with its use.
    let code = deps.firstAdminCode

    const offeredCode = async (request: FastifyRequest) =>
      signOfOthers(request, config) === undefined && !(await hasUsuarios(db)) ? code : undefined

    app.get(
      '/auth/inicio',
      { config: { isPublic: true }, schema: { response: { 200: InicioSchema } } },
      async (request) => ({
        disponible: (await offeredCode(request)) !== undefined,
        demostracion: signOfOthers(request, config) === undefined && (await isDemo(db)),
      }),
    )

    app.post(
      '/auth/inicio',
      {
        config: { isPublic: true },
        schema: { body: PrimerAdministradorSchema, response: { 200: SesionRespuestaSchema } },
      },
      async (request, reply) => {
        const { codigo, username, nombre, password } = request.body
        const offered = await offeredCode(request)
        if (offered === undefined) throw conflict(NOT_OFFERED)
        const limits = [
          perMinute(`first admin ${normalizeIP(request.ip)}`, signInLimits.perUsuario),
          growingDelay('first admin', signInLimits.perAccount),
        ]
        await checkWithin({ db, now: clock().getTime(), reply }, limits, async () => {
          if (isFirstAdminCode(offered, codigo)) return
          logSecurity(request, 'authn_login_fail', { reason: 'wrong code' })
          throw fieldError(400, 'codigo', 'El código no es correcto.')
        })
        const claveHash = await hashAcceptable('password', password)
        const uuid = randomUUID()
        const unit = writtenBy(request.unitOfWork, { uuid, nombre })
        const answer = await inTransaction(unit, async (trx, changes) => {
          await lockFirstUsuarios(trx, engine)
          if (await hasUsuarios(trx)) throw conflict(NOT_OFFERED)
          await insertUsuario(trx, changes, { username, nombre, roles: ['ADMIN', 'EDITOR'], claveHash }, uuid)
          return signIn(trx, request, await requireUsuario(trx, username), clock())
        })
        code = undefined
        request.account = username
        logSecurity(request, 'user_created', { subject: username, change: 'ADMIN,EDITOR' })
        return answer
      },
    )
  }
