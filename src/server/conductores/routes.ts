import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  ConductorFilaSchema,
  ConductorSchema,
  DocumentoQuerySchema,
  FiltroConductoresSchema,
} from '../../contract/conductores'
import { MensajeSchema } from '../../contract/errores'
import * as z from '../../contract/zod'
import { type Dependencies } from '../dependencies'
import {
  crearConductor,
  editarConductor,
  ingresarConductor,
  listarConductores,
  retirarConductor,
} from './repository'

const LISTA = { 200: z.array(ConductorFilaSchema) }
const MENSAJE = { 200: MensajeSchema }

/** The rows of section 7 for /conductores. Retirar is ADMIN's, the other writes ADMIN's and EDITOR's. */
export const rutasConductores =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, today } = deps
    app.get(
      '/conductores',
      { schema: { querystring: FiltroConductoresSchema, response: LISTA } },
      async ({ query: { valido } }) =>
        listarConductores(db, valido === undefined ? undefined : valido === 'true'),
    )

    app.get('/conductores/ingresos', { schema: { response: LISTA } }, async () => listarConductores(db))

    app.post(
      '/conductores',
      {
        schema: { body: ConductorSchema, response: { 201: ConductorFilaSchema } },
        config: { permiso: 'crearConductor' },
      },
      async ({ body: { version: _version, ...datos }, unitOfWork }, reply) =>
        reply.code(201).send(await crearConductor(unitOfWork, datos, today())),
    )

    // The query names the driver as stored, because the body may bring another documento.
    app.put(
      '/conductores/conductor',
      {
        schema: {
          querystring: DocumentoQuerySchema,
          body: ConductorSchema,
          response: { 200: ConductorFilaSchema },
        },
        config: { permiso: 'editarConductor' },
      },
      async ({ query, body: { version, ...datos } }) =>
        editarConductor(deps, query.documento, datos, version),
    )

    app.put(
      '/conductores/conductor/retirar',
      {
        schema: { querystring: DocumentoQuerySchema, response: MENSAJE },
        config: { permiso: 'retirarConductor' },
      },
      async ({ query }) => {
        await retirarConductor(db, query.documento, today())
        return { mensaje: 'Conductor retirado exitosamente.' }
      },
    )

    app.put(
      '/conductores/conductor/ingresar',
      {
        schema: { querystring: DocumentoQuerySchema, response: MENSAJE },
        config: { permiso: 'ingresarConductor' },
      },
      async ({ query }) => {
        await ingresarConductor(db, query.documento, today())
        return { mensaje: 'Conductor ingresado exitosamente.' }
      },
    )
  }
