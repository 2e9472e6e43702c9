import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Selectable } from 'kysely'
import { type Credenciales } from '../../contract/sesion'
import { type UsuariosTable } from '../db/schema'
import { type Dependencies } from '../dependencies'
import { badRequest } from '../http/errors'
import { signOfOthers } from '../http/exposure'
import { logSecurity } from '../http/security-log'
import { normalizarUsername, usuarioPorUsername } from '../usuarios/repository'
import { cifrarClave, claveCorrecta, generarClave } from './claves'
import { isKnownAt, rememberAt } from './failures'
import { countFailure, growingDelay, perMinute, refuseAbove, type LimitesDeIngreso } from './limites'

type Usuario = Selectable<UsuariosTable>

/**
 * Why somebody may not sign in, for the log alone; nothing when they may.
 * @param others what says that others are served than this machine; where it does, the demonstration's users are not.
 */
function refusalOf(usuario: Usuario | undefined, matches: boolean, others: string | undefined) {
  if (!usuario) return 'unknown user'
  if (!matches) return 'wrong password'
  if (usuario.activo !== 1) return 'disabled user'
  return usuario.demo === 1 && others !== undefined ? `demonstration user: ${others}` : undefined
}

/**
 * Checks who signs in. Whatever is wrong with the credentials, the text and the time it takes are the same.
 *
 * Failures alone are counted: by user and address, by address, and by account. The last keeps nobody out from where they
 * signed in before, so that a stranger cannot keep a clerk from working.
 * @throws HttpError 400 when they may not, 429 above the limits.
 */
export function crearIngreso({ db, config, clock }: Dependencies, limites: LimitesDeIngreso) {
  // Checked in the place of an unknown user's password. Nobody knows what it is a hash of.
  const decoy = cifrarClave(generarClave())

  return async (request: FastifyRequest<{ Body: Credenciales }>, reply: FastifyReply): Promise<Usuario> => {
    const { username, password } = request.body
    const usuario = await usuarioPorUsername(db, username)
    request.account = usuario?.username

    const now = clock().getTime()
    // Of an IPv6 address its first 64 bits, since whoever has one has them all.
    const network = normalizeIP(request.ip)
    const account = normalizarUsername(username)
    const ofAddress = [
      perMinute(`address ${network}`, limites.porDireccion),
      perMinute(`user ${network} ${account}`, limites.porUsuario),
    ]
    const ofAccount = growingDelay(`account ${account}`, limites.porCuenta)
    const known = await isKnownAt(db, usuario?.uuid ?? '', network, now)
    const attempt = { db, now, reply }
    const limits = known ? ofAddress : [...ofAddress, ofAccount]
    await refuseAbove(attempt, limits)

    const matches = await claveCorrecta(usuario?.claveHash ?? (await decoy), password)
    const reason = refusalOf(usuario, matches, signOfOthers(request, config))
    if (!usuario || reason !== undefined) {
      logSecurity(request, 'authn_login_fail', { reason })
      await countFailure(attempt, [...ofAddress, ofAccount])
      throw badRequest('Usuario o clave incorrectos.')
    }
    // Of guesses that are sent at once, each is let in before any other has failed: the right one would be told from the others.
    await refuseAbove(attempt, limits)
    await rememberAt(db, usuario.uuid, network, now)
    logSecurity(request, 'authn_login_success')
    return usuario
  }
}
