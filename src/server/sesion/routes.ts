import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { CredencialesSchema, SesionRespuestaSchema, type SesionRespuesta } from '../../contract/sesion'
import { type Dependencias } from '../dependencias'
import { invalido } from '../errores'
import { normalizarUsername, usuarioPorUsername } from '../usuarios/repository'
import { cifrarClave, claveCorrecta, generarClave } from './claves'
import { limitar, type LimitesDeIngreso } from './limites'

/** `POST /auth/login`. Whatever is wrong with the credentials, the text and the time it takes are the same. */
export const rutasSesion =
  ({ db }: Dependencias, limites: LimitesDeIngreso): FastifyPluginAsyncZod =>
  async (app) => {
    // Checked in the place of an unknown user's password. Nobody knows what it is a hash of.
    const senuelo = cifrarClave(generarClave())

    const limitarDireccion = limitar(app, limites.porDireccion, ({ ip }) => `direccion ${ip}`)
    const limitarUsuario = limitar(app, limites.porUsuario, ({ ip, body }) => {
      const { username } = CredencialesSchema.parse(body)
      return `usuario ${ip} ${normalizarUsername(username)}`
    })

    app.post(
      '/auth/login',
      {
        config: { publica: true },
        schema: { body: CredencialesSchema, response: { 200: SesionRespuestaSchema } },
        onRequest: limitarDireccion,
        preHandler: limitarUsuario,
      },
      async ({ body }): Promise<SesionRespuesta> => {
        const usuario = await usuarioPorUsername(db, body.username)
        const coincide = await claveCorrecta(usuario?.claveHash ?? (await senuelo), body.password)
        if (!usuario || !coincide || usuario.activo !== 1) throw invalido('Usuario o clave incorrectos.')
        const token = app.jwt.sign({ sub: usuario.uuid, version: usuario.versionSesion })
        return { token, username: usuario.username, nombre: usuario.nombre, roles: usuario.roles }
      },
    )
  }
