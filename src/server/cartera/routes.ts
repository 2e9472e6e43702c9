import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AbonoFilaSchema, AbonoSchema, EdicionAbonoSchema, TablaAbonosSchema } from '../../contract/abonos'
import { CuentasSchema } from '../../contract/cartera'
import { DocumentoQuerySchema } from '../../contract/conductores'
import { DeudaFilaSchema, DeudaSchema, TablaDeudasSchema } from '../../contract/deudas'
import { MensajeSchema } from '../../contract/errores'
import { UuidQuerySchema } from '../../contract/festivos'
import { type Dependencies } from '../dependencies'
import { refuseDeleted } from '../http/deleted'
import { listCuentas } from './accounts'
import { createRow, deleteRow, editRow, listAbonos, listDeudas } from './repository'

const BY_UUID = { params: UuidQuerySchema, response: { 200: MensajeSchema } }

/** The rows of section 7 for /deudas, and the drivers' accounts. One POST creates and, with a uuid, edits. */
const deudasRoutes =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const response = { 200: TablaDeudasSchema }
    app.get('/deudas', { schema: { response } }, async () => listDeudas(deps))

    app.get(
      '/deudas/conductor',
      { schema: { querystring: DocumentoQuerySchema, response } },
      async ({ query }) => listDeudas(deps, query.documento),
    )

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
      async ({ body: { uuid, version, ...data }, usuario, unitOfWork }, reply) => {
        await refuseDeleted(deps.db, 'deudas', uuid)
        return uuid
          ? editRow(unitOfWork, 'deudas', uuid, data, { seen: version, roles: usuario?.roles ?? [] })
          : reply.code(201).send(await createRow(unitOfWork, 'deudas', { ...data, fecha: deps.today() }))
      },
    )

    app.delete(
      '/deudas/eliminar/:uuid',
      { schema: BY_UUID, config: { permiso: 'eliminarDeuda' } },
      async ({ params, usuario, unitOfWork }) => {
        await deleteRow(unitOfWork, 'deudas', params.uuid, usuario?.roles ?? [])
        return { mensaje: 'Deuda eliminada exitosamente.' }
      },
    )
  }

/** The rows of section 7 for /abonos. */
const abonosRoutes =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const response = { 200: TablaAbonosSchema }
    app.get('/abonos', { schema: { response } }, async () => listAbonos(deps))

    app.get(
      '/abonos/conductor',
      { schema: { querystring: DocumentoQuerySchema, response } },
      async ({ query }) => listAbonos(deps, query.documento),
    )

    app.post(
      '/abonos',
      {
        schema: { body: AbonoSchema, response: { 201: AbonoFilaSchema } },
        config: { permiso: 'crearAbono' },
      },
      async ({ body: { uuid, version: _version, ...data }, unitOfWork }, reply) => {
        await refuseDeleted(deps.db, 'abonos', uuid)
        return reply.code(201).send(await createRow(unitOfWork, 'abonos', data))
      },
    )

    app.put(
      '/abonos',
      {
        schema: { body: EdicionAbonoSchema, response: { 200: AbonoFilaSchema } },
        config: { permiso: 'editarAbono' },
      },
      async ({ body: { uuid, version, ...data }, usuario, unitOfWork }) =>
        editRow(unitOfWork, 'abonos', uuid, data, { seen: version, roles: usuario?.roles ?? [] }),
    )

    app.delete(
      '/abonos/eliminar/:uuid',
      { schema: BY_UUID, config: { permiso: 'eliminarAbono' } },
      async ({ params, usuario, unitOfWork }) => {
        await deleteRow(unitOfWork, 'abonos', params.uuid, usuario?.roles ?? [])
        return { mensaje: 'Abono eliminado exitosamente.' }
      },
    )
  }

export const carteraRoutes =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(deudasRoutes(deps))
    await app.register(abonosRoutes(deps))
  }
