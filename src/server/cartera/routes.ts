import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AbonoFilaSchema, AbonoSchema, EdicionAbonoSchema, TablaAbonosSchema } from '../../contract/abonos'
import { CuentasSchema } from '../../contract/cartera'
import { DocumentoQuerySchema } from '../../contract/conductores'
import { DeudaFilaSchema, DeudaSchema, TablaDeudasSchema } from '../../contract/deudas'
import { MensajeSchema } from '../../contract/errores'
import { UuidQuerySchema } from '../../contract/textos'
import type * as z from '../../contract/zod'
import { type Dependencies } from '../dependencies'
import { assertNotDeleted } from '../locks/deleted'
import { listCuentas } from './accounts'
import { LIBROS, type Libro } from './libros'
import { createRow, deleteRow, editRow, listAbonos, listDeudas } from './repository'

const BY_UUID = { params: UuidQuerySchema, response: { 200: MensajeSchema } }

/** The calls of section 7 that both books have: the rows, those of a driver, and the deletion. */
const bookRoutes =
  (
    libro: Libro,
    tabla: z.ZodType,
    list: (deps: Dependencies, documento?: string) => Promise<unknown>,
    deps: Dependencies,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    const response = { 200: tabla }
    const { deletion, deleted } = LIBROS[libro]
    app.get(`/${libro}`, { schema: { response } }, async () => list(deps))

    app.get(
      `/${libro}/conductor`,
      { schema: { querystring: DocumentoQuerySchema, response } },
      async ({ query }) => list(deps, query.documento),
    )

    app.delete(
      `/${libro}/eliminar/:uuid`,
      { schema: BY_UUID, config: { permiso: deletion } },
      async ({ params, unitOfWork }) => {
        await deleteRow(unitOfWork, libro, params.uuid)
        return { mensaje: deleted }
      },
    )
  }

/** The rows of section 7 for /deudas and /abonos, and the drivers' accounts. The POST of a debt creates and, with a uuid, edits. */
export const carteraRoutes =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(bookRoutes('deudas', TablaDeudasSchema, listDeudas, deps))
    await app.register(bookRoutes('abonos', TablaAbonosSchema, listAbonos, deps))

    // Beyond section 7.
    app.get('/deudas/conductores', { schema: { response: { 200: CuentasSchema } } }, async () =>
      listCuentas(deps),
    )

    app.post(
      '/deudas',
      {
        schema: { body: DeudaSchema, response: { 200: DeudaFilaSchema, 201: DeudaFilaSchema } },
        config: { permiso: 'crearDeuda' },
      },
      async ({ body: { uuid, version, ...data }, unitOfWork }, reply) => {
        await assertNotDeleted(deps.db, 'deudas', uuid)
        return uuid
          ? editRow(unitOfWork, 'deudas', uuid, data, version)
          : reply.code(201).send(await createRow(unitOfWork, 'deudas', { ...data, fecha: deps.today() }))
      },
    )

    app.post(
      '/abonos',
      {
        schema: { body: AbonoSchema, response: { 201: AbonoFilaSchema } },
        config: { permiso: 'crearAbono' },
      },
      async ({ body: { uuid, version: _version, ...data }, unitOfWork }) => {
        await assertNotDeleted(deps.db, 'abonos', uuid)
        return createRow(unitOfWork, 'abonos', data)
      },
    )

    app.put(
      '/abonos',
      {
        schema: { body: EdicionAbonoSchema, response: { 200: AbonoFilaSchema } },
        config: { permiso: 'editarAbono' },
      },
      async ({ body: { uuid, version, ...data }, unitOfWork }) =>
        editRow(unitOfWork, 'abonos', uuid, data, version),
    )
  }
