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
import { createConductor, editConductor, listConductores } from './repository'
import { readmitConductor, retireConductor } from './retire'

const LIST = { 200: z.array(ConductorFilaSchema) }
const MESSAGE = { 200: MensajeSchema }

/** The rows of section 7 for /conductores. */
export const conductoresRoutes =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, today } = deps
    app.get(
      '/conductores',
      { schema: { querystring: FiltroConductoresSchema, response: LIST } },
      async ({ query: { valido } }) =>
        listConductores(db, valido === undefined ? undefined : valido === 'true'),
    )

    app.get('/conductores/ingresos', { schema: { response: LIST } }, async () => listConductores(db))

    app.post(
      '/conductores',
      {
        schema: { body: ConductorSchema, response: { 201: ConductorFilaSchema } },
        config: { permiso: 'crearConductor' },
      },
      async ({ body: { version: _version, ...data }, unitOfWork }) =>
        createConductor(unitOfWork, data, today()),
    )

    // The query has the stored documento: the body may bring another one.
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
      async ({ query, body: { version, ...data }, unitOfWork }) =>
        editConductor(unitOfWork, query.documento, data, today(), version),
    )

    app.put(
      '/conductores/conductor/retirar',
      {
        schema: { querystring: DocumentoQuerySchema, response: MESSAGE },
        config: { permiso: 'retirarConductor' },
      },
      async ({ query, unitOfWork }) => {
        await retireConductor(unitOfWork, query.documento, today())
        return { mensaje: 'Conductor retirado exitosamente.' }
      },
    )

    app.put(
      '/conductores/conductor/ingresar',
      {
        schema: { querystring: DocumentoQuerySchema, response: MESSAGE },
        config: { permiso: 'ingresarConductor' },
      },
      async ({ query, unitOfWork }) => {
        await readmitConductor(unitOfWork, query.documento, today())
        return { mensaje: 'Conductor ingresado exitosamente.' }
      },
    )
  }
