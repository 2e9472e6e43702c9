import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { MensajeSchema } from '../../contract/errores'
import {
  CambioDeClaveSchema,
  CredencialesSchema,
  SesionRespuestaSchema,
  type SesionRespuesta,
} from '../../contract/sesion'
import { type UsuariosTabla } from '../db/schema'
import { type Dependencias } from '../dependencias'
import { invalido, sinSesion } from '../errores'
import { logSecurity } from '../securityLog'
import { cambiarUsuario, normalizarUsername, usuarioPorUsername } from '../usuarios/repository'
import { cerrarSesion } from './cerradas'
import { cifrarClave, claveCorrecta, generarClave, motivoDeRechazo } from './claves'
import { limitar, redDe, type LimitesDeIngreso } from './limites'
import { enSegundos, firmarToken } from './token'

const CLAVE_EQUIVOCADA = 'La clave actual no es correcta.'

/** Why somebody may not sign in, for the log alone; nothing when they may. */
function refusalOf(usuario: UsuariosTabla | undefined, coincide: boolean): string | undefined {
  if (!usuario) return 'unknown user'
  if (!coincide) return 'wrong password'
  return usuario.activo === 1 ? undefined : 'disabled user'
}

/** The user and the token of a request that has passed the session's check. */
function sesionDe({ usuario, sesion }: FastifyRequest) {
  if (!usuario || !sesion) throw sinSesion()
  return { usuario, sesion }
}

/** @throws ErrorDeNegocio 400, on its field, when the password may not be the new one. */
async function exigirClaveAceptable(nueva: string, actual: string) {
  const motivo =
    nueva === actual ? 'La clave nueva debe ser distinta de la actual.' : await motivoDeRechazo(nueva)
  if (motivo) throw invalido(motivo, { nueva: motivo })
}

/** Signing in and out, and the own password. Section 7 has the first alone; another host may lack the others. */
export const rutasSesion =
  ({ db, reloj }: Dependencias, limites: LimitesDeIngreso): FastifyPluginAsyncZod =>
  async (app) => {
    // Checked in the place of an unknown user's password. Nobody knows what it is a hash of.
    const senuelo = cifrarClave(generarClave())

    const limitarDireccion = limitar(app, limites.porDireccion, ({ ip }) => `direccion ${redDe(ip)}`)
    const limitarUsuario = limitar(app, limites.porUsuario, ({ ip, body }) => {
      const { username } = CredencialesSchema.parse(body)
      return `usuario ${redDe(ip)} ${normalizarUsername(username)}`
    })
    const limitarCambio = limitar(app, limites.porUsuario, ({ usuario }) => `clave ${usuario?.uuid}`)

    /** The answer with which a session begins. */
    const empezarSesion = ({
      uuid,
      versionSesion,
      username,
      nombre,
      roles,
    }: UsuariosTabla): SesionRespuesta => {
      const ahora = reloj()
      const sesion = { sub: uuid, version: versionSesion, sid: randomUUID(), auth_time: enSegundos(ahora) }
      return { token: firmarToken(app, sesion, ahora), username, nombre, roles }
    }

    // Whatever is wrong with the credentials, the text and the time it takes are the same.
    app.post(
      '/auth/login',
      {
        config: { publica: true },
        schema: { body: CredencialesSchema, response: { 200: SesionRespuestaSchema } },
        onRequest: limitarDireccion,
        preHandler: limitarUsuario,
      },
      async (request): Promise<SesionRespuesta> => {
        const { username, password } = request.body
        const usuario = await usuarioPorUsername(db, username)
        request.account = usuario?.username
        const coincide = await claveCorrecta(usuario?.claveHash ?? (await senuelo), password)
        const reason = refusalOf(usuario, coincide)
        if (!usuario || reason !== undefined) {
          logSecurity(request, 'authn_login_fail', { reason })
          throw invalido('Usuario o clave incorrectos.')
        }
        logSecurity(request, 'authn_login_success')
        return empezarSesion(usuario)
      },
    )

    // This device's session alone: the same person may be at work on another.
    app.post(
      '/auth/logout',
      { config: { permiso: 'sesion' }, schema: { response: { 200: MensajeSchema } } },
      async (request, reply) => {
        await cerrarSesion(db, sesionDe(request).sesion, reloj())
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
        preHandler: limitarCambio,
      },
      async (request): Promise<SesionRespuesta> => {
        const { actual, nueva } = request.body
        const { username } = sesionDe(request).usuario
        const anterior = await usuarioPorUsername(db, username)
        if (!anterior || !(await claveCorrecta(anterior.claveHash, actual))) {
          logSecurity(request, 'authn_password_change_fail', { reason: 'wrong password' })
          throw invalido(CLAVE_EQUIVOCADA, { actual: CLAVE_EQUIVOCADA })
        }
        await exigirClaveAceptable(nueva, actual)
        await cambiarUsuario(db, username, { claveHash: await cifrarClave(nueva) })
        const usuario = await usuarioPorUsername(db, username)
        if (!usuario) throw sinSesion()
        logSecurity(request, 'authn_password_change')
        request.sesion = null
        return empezarSesion(usuario)
      },
    )
  }
