import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { MensajeSchema } from '../../contract/errores'
import { IMPORTABLES, PERMISO_DE_IMPORTAR } from '../../contract/importables'
import { DeshacerSchema, ImportacionSchema, ImportadoSchema } from '../../contract/importaciones'
import type { Dependencies } from '../dependencies'
import { unauthorized } from '../http/errors'
import { deshacerImportacion } from './deshacer'
import { importar } from './importar'

/** Twenty thousand settlements of 800 bytes each. */
const BODY_LIMIT = 16 * 1_048_576
/** Milliseconds that a connection may be silent while its rows are stored. */
const PATIENCE = 10 * 60_000

function bePatient({ socket }: IncomingMessage) {
  // A test's request has none.
  if (socket instanceof Socket) socket.setTimeout(PATIENCE)
}

/** Imports: beyond section 7, on our own server alone. */
export const importacionesRoutes =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    for (const noun of IMPORTABLES)
      app.post(
        `/importaciones/${noun}`,
        {
          bodyLimit: BODY_LIMIT,
          schema: { body: ImportacionSchema, response: { 201: ImportadoSchema } },
          config: { permiso: PERMISO_DE_IMPORTAR[noun] },
        },
        async ({ body, usuario, unitOfWork, raw }, reply) => {
          if (!usuario) throw unauthorized()
          bePatient(raw)
          return reply.code(201).send(await importar(deps, unitOfWork, noun, body, usuario))
        },
      )

    app.post(
      '/importaciones/deshacer',
      {
        schema: { body: DeshacerSchema, response: { 200: MensajeSchema } },
        config: { permiso: 'deshacerImportacion' },
      },
      async ({ body, usuario, unitOfWork, raw }) => {
        if (!usuario) throw unauthorized()
        bePatient(raw)
        return { mensaje: await deshacerImportacion(unitOfWork, body.uuid, usuario) }
      },
    )
  }
