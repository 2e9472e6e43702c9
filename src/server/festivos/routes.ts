import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { MensajeSchema } from '../../contract/errores'
import {
  FestivoFilaSchema,
  FestivoPropuestoSchema,
  FestivoSchema,
  PropuestasQuerySchema,
} from '../../contract/festivos'
import { UuidQuerySchema } from '../../contract/textos'
import * as z from '../../contract/zod'
import { type Dependencies } from '../dependencies'
import { colombianFestivos } from './calendario'
import { createFestivo, deleteFestivo, registeredFechas, listFestivos } from './repository'

/** The rows of section 7 for /festivos, and one more that proposes those of a year. */
export const festivosRoutes =
  ({ db }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/festivos', { schema: { response: { 200: z.array(FestivoFilaSchema) } } }, async () =>
      listFestivos(db),
    )

    app.post(
      '/festivos',
      {
        schema: { body: FestivoSchema, response: { 201: FestivoFilaSchema } },
        config: { permiso: 'crearFestivo' },
      },
      async ({ body, unitOfWork }) => createFestivo(unitOfWork, body.fecha),
    )

    app.delete(
      '/festivos',
      {
        schema: { querystring: UuidQuerySchema, response: { 200: MensajeSchema } },
        config: { permiso: 'eliminarFestivo' },
      },
      async ({ query, unitOfWork }) => {
        await deleteFestivo(unitOfWork, query.uuid)
        return { mensaje: 'Festivo eliminado exitosamente.' }
      },
    )

    // It only proposes: what the clerk ticks is stored by POST.
    app.get(
      '/festivos/propuestas',
      { schema: { querystring: PropuestasQuerySchema, response: { 200: z.array(FestivoPropuestoSchema) } } },
      async ({ query: { anio } }) => {
        const registered = await registeredFechas(db, `${anio}-01-01`, `${anio}-12-31`)
        return colombianFestivos(anio).map((festivo) => ({
          ...festivo,
          registrado: registered.has(festivo.fecha),
        }))
      },
    )
  }
