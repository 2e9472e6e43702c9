import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Credenciales } from '../../contract/sesion'
import { type Dependencies } from '../dependencies'
import { badRequest } from '../http/errors'
import { signOfOthers } from '../http/exposure'
import { logSecurity } from '../http/security-log'
import { normalizeUsername, findByUsername, type StoredUsuario } from './usuarios'
import { hashPassword, isPassword, generatePassword } from './passwords'
import { isKnownAt, rememberAt } from './known-networks'
import { checkWithin, growingDelay, perMinute, type SignInLimits } from './limits'

/**
 * Why a sign-in is refused, for the log only; undefined when it is accepted.
 * @param others the sign that other machines are served; then the demonstration's users are refused.
 */
function refusalOf(usuario: StoredUsuario | undefined, matches: boolean, others: string | undefined) {
  if (!usuario) return 'unknown user'
  if (!matches) return 'wrong password'
  if (usuario.activo !== 1) return 'disabled user'
  return usuario.demo === 1 && others !== undefined ? `demonstration user: ${others}` : undefined
}

/**
 * Checks a sign-in. Whatever is wrong with the credentials, text and duration of the refusal are the same.
 *
 * Failures are counted by user and address, by address, and by account. The last does not apply where the user has signed in before,
 * so that a stranger cannot keep a clerk from working.
 * @throws HttpError 400 for wrong credentials, 429 above the limits.
 */
export function createSignIn({ db, config, clock }: Dependencies, limites: SignInLimits) {
  // Hash of a random password, checked for unknown users so that they take as long.
  const decoy = hashPassword(generatePassword())

  return async (
    request: FastifyRequest<{ Body: Credenciales }>,
    reply: FastifyReply,
  ): Promise<StoredUsuario> => {
    const { username, password } = request.body
    const usuario = await findByUsername(db, username)
    request.account = usuario?.username

    const now = clock().getTime()
    // Cuts an IPv6 address to its /64 prefix, since one subscriber has all the rest.
    const network = normalizeIP(request.ip)
    const account = normalizeUsername(username)
    const ofAddress = [
      perMinute(`address ${network}`, limites.perAddress),
      perMinute(`user ${network} ${account}`, limites.perUsuario),
    ]
    const ofAccount = growingDelay(`account ${account}`, limites.perAccount)
    const known = await isKnownAt(db, usuario?.uuid ?? '', network, now)
    const check = async () => {
      const matches = await isPassword(usuario?.claveHash ?? (await decoy), password)
      const reason = refusalOf(usuario, matches, signOfOthers(request, config))
      if (usuario && reason === undefined) return usuario
      logSecurity(request, 'authn_login_fail', { reason })
      throw badRequest('Usuario o clave incorrectos.')
    }
    const limits = known ? ofAddress : [...ofAddress, ofAccount]
    const person = await checkWithin({ db, now, reply }, limits, check, [...ofAddress, ofAccount])
    await rememberAt(db, person.uuid, network, now)
    logSecurity(request, 'authn_login_success')
    return person
  }
}
