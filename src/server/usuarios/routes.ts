import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { MensajeSchema } from '../../contract/errores'
import { UuidQuerySchema } from '../../contract/textos'
import {
  ClaveProvisionalSchema,
  UsuarioEditadoSchema,
  UsuarioFilaSchema,
  UsuarioNuevoSchema,
} from '../../contract/usuarios'
import * as z from '../../contract/zod'
import { type Dependencies } from '../dependencies'
import { logSecurity } from '../http/security-log'
import { hashAcceptable } from '../sesion/passwords'
import { uuidOf } from '../sesion/usuario'
import { createPerson, editPerson, endSessionsOf, listPeople, setFirstPassword } from './people'

const config = { permiso: 'gestionarUsuarios' } as const

/** The people who use the product: calls of our own server. */
export const usuariosRoutes =
  ({ db }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/usuarios', { config, schema: { response: { 200: z.array(UsuarioFilaSchema) } } }, async () =>
      listPeople(db),
    )

    app.post(
      '/usuarios',
      { config, schema: { body: UsuarioNuevoSchema, response: { 201: UsuarioFilaSchema } } },
      async (request) => {
        const { clave, ...person } = request.body
        const claveHash = await hashAcceptable('clave', clave)
        const created = await createPerson(request.unitOfWork, { ...person, claveHash })
        const { username: subject, roles } = created
        logSecurity(request, 'user_created', { subject, change: roles.join(',') })
        return created
      },
    )

    app.put(
      '/usuarios/usuario',
      {
        config,
        schema: {
          querystring: UuidQuerySchema,
          body: UsuarioEditadoSchema,
          response: { 200: UsuarioFilaSchema },
        },
      },
      async (request) => {
        const edited = await editPerson(request.unitOfWork, uuidOf(request), request.query.uuid, request.body)
        const { username: subject, roles, activo } = edited
        const change = `${roles.join(',')} ${activo ? 'enabled' : 'disabled'}`
        logSecurity(request, 'user_updated', { subject, change })
        return edited
      },
    )

    app.put(
      '/usuarios/clave',
      {
        config,
        schema: {
          querystring: UuidQuerySchema,
          body: ClaveProvisionalSchema,
          response: { 200: UsuarioFilaSchema },
        },
      },
      async (request) => {
        const claveHash = await hashAcceptable('clave', request.body.clave)
        const person = await setFirstPassword(
          request.unitOfWork,
          uuidOf(request),
          request.query.uuid,
          claveHash,
        )
        logSecurity(request, 'authn_password_change', { subject: person.username })
        return person
      },
    )

    app.delete(
      '/usuarios/sesiones',
      { config, schema: { querystring: UuidQuerySchema, response: { 200: MensajeSchema } } },
      async (request) => {
        const { username: subject, nombre } = await endSessionsOf(request.unitOfWork, request.query.uuid)
        logSecurity(request, 'session_expired', { subject, reason: 'ended by an administrator' })
        return { mensaje: `Las sesiones de ${nombre} terminaron.` }
      },
    )
  }
