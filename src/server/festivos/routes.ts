import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { MensajeSchema } from '../../contract/errores'
import {
  FestivoFilaSchema,
  FestivoPropuestoSchema,
  FestivoSchema,
  PropuestasQuerySchema,
  UuidQuerySchema,
} from '../../contract/festivos'
import * as z from '../../contract/zod'
import { type Dependencies } from '../dependencies'
import { festivosDeColombia } from './calendario'
import { crearFestivo, eliminarFestivo, fechasRegistradas, listarFestivos } from './repository'

/** The rows of section 7 for /festivos, and one more that proposes those of a year. */
export const rutasFestivos =
  ({ db }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/festivos', { schema: { response: { 200: z.array(FestivoFilaSchema) } } }, async () =>
      listarFestivos(db),
    )

    app.post(
      '/festivos',
      {
        schema: { body: FestivoSchema, response: { 201: FestivoFilaSchema } },
        config: { permiso: 'crearFestivo' },
      },
      async ({ body, unitOfWork }, reply) => reply.code(201).send(await crearFestivo(unitOfWork, body.fecha)),
    )

    app.delete(
      '/festivos',
      {
        schema: { querystring: UuidQuerySchema, response: { 200: MensajeSchema } },
        config: { permiso: 'eliminarFestivo' },
      },
      async ({ query }) => {
        await eliminarFestivo(db, query.uuid)
        return { mensaje: 'Festivo eliminado exitosamente.' }
      },
    )

    // It only proposes: what the clerk ticks is stored by POST.
    app.get(
      '/festivos/propuestas',
      { schema: { querystring: PropuestasQuerySchema, response: { 200: z.array(FestivoPropuestoSchema) } } },
      async ({ query: { anio } }) => {
        const registradas = await fechasRegistradas(db, `${anio}-01-01`, `${anio}-12-31`)
        const festivos = await festivosDeColombia(anio)
        return festivos.map((festivo) => ({ ...festivo, registrado: registradas.has(festivo.fecha) }))
      },
    )
  }
