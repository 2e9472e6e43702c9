import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { CambiosDesdeQuerySchema } from '../../contract/liquidacionesQueries'
import { LIMITE_DE_NOVEDADES, NovedadesSchema, type Novedades } from '../../contract/novedades'
import { puedeLeer } from '../../contract/permisos'
import type { Dependencies } from '../dependencies'
import type { Db } from '../db/types'
import { sesionOf, type SesionUsuario } from '../sesion/usuario'

/** The changes above `desde` that this person may read of; the number that was read with the session says whether there are any. */
async function newsSince(db: Db, { roles, secuencia }: SesionUsuario, desde: number): Promise<Novedades> {
  const tarde = secuencia - desde > LIMITE_DE_NOVEDADES
  if (tarde || desde === secuencia) return { secuencia, tarde, cambios: [] }
  const cambios = await db
    .selectFrom('cambios')
    .select(['secuencia', 'sustantivo', 'identificador', 'liquidacionUuid', 'solicitud'])
    .where('secuencia', '>', desde)
    .where('secuencia', '<=', secuencia)
    .orderBy('secuencia')
    .execute()
  return { secuencia, tarde, cambios: cambios.filter(({ sustantivo }) => puedeLeer(roles, sustantivo)) }
}

/** Tells an open page what others have stored; beyond section 7, on our own server alone. */
export const novedadesRoutes =
  ({ db }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/novedades',
      {
        schema: { querystring: CambiosDesdeQuerySchema, response: { 200: NovedadesSchema } },
        config: { isAutomatic: true },
      },
      async (request) => newsSince(db, sesionOf(request).usuario, request.query.desde),
    )
  }
