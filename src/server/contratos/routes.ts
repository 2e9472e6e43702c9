import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { DocumentoQuerySchema } from '../../contract/conductores'
import {
  ContratoFilaSchema,
  ContratoSchema,
  ContratosSchema,
  EdicionContratoSchema,
  PropuestosSchema,
} from '../../contract/contratos'
import { MensajeSchema } from '../../contract/errores'
import { UuidQuerySchema } from '../../contract/textos'
import { type Dependencies } from '../dependencies'
import { deleteContrato, listContratos, listPropuestos, saveContrato } from './repository'

/** The drivers' contracts: beyond section 7, on our own server alone. */
export const contratosRoutes =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { permiso: 'guardarContrato' } as const

    app.get(
      '/contratos',
      { schema: { querystring: DocumentoQuerySchema, response: { 200: ContratosSchema } } },
      async ({ query }) => listContratos(deps, query.documento),
    )

    app.get('/contratos/propuestos', { schema: { response: { 200: PropuestosSchema } } }, async () =>
      listPropuestos(deps),
    )

    app.post(
      '/contratos',
      { schema: { body: ContratoSchema, response: { 201: ContratoFilaSchema } }, config },
      async ({ body, unitOfWork }) => saveContrato(unitOfWork, { ...body, uuid: null }),
    )

    app.put(
      '/contratos',
      { schema: { body: EdicionContratoSchema, response: { 200: ContratoFilaSchema } }, config },
      async ({ body, unitOfWork }) => saveContrato(unitOfWork, body),
    )

    app.delete(
      '/contratos',
      {
        schema: { querystring: UuidQuerySchema, response: { 200: MensajeSchema } },
        config: { permiso: 'eliminarContrato' },
      },
      async ({ query, unitOfWork }) => {
        await deleteContrato(unitOfWork, query.uuid)
        return { mensaje: 'Contrato eliminado exitosamente.' }
      },
    )
  }
