import { PLAZO_PARA_DESHACER } from '../../contract/importables'
import { puede } from '../../contract/permisos'
import type { UnitOfWork } from '../db/transaction'
import type { Db } from '../db/types'
import { conflict, forbidden, notFound } from '../http/errors'
import type { SesionUsuario } from '../sesion/usuario'
import { changeEstado, findImportacion, type Importacion } from './repository'
import { inWords, takeBack } from './takeBack'

/** @throws 403 when the import holds settlements that a closing has counted, unless the roles may reopen it. */
async function refuseClosedTills(db: Db, { uuid, desde }: Importacion, { roles }: SesionUsuario) {
  if (puede(roles, 'reabrirCaja')) return
  const counted = await db
    .selectFrom('cambios as c')
    .innerJoin('cierreLiquidaciones as l', 'l.liquidacionUuid', 'c.liquidacionUuid')
    .select('c.registro')
    .where('c.secuencia', '>', desde)
    .where('c.grupo', '=', uuid)
    .limit(1)
    .executeTakeFirst()
  if (counted)
    throw forbidden(
      `No se puede deshacer: ${counted.registro} ya está en un cierre. Un administrador puede reabrirlo.`,
    )
}

/**
 * Undoes an import as a whole.
 * @returns how it ended: what is changed, or counted by a closing, during the undoing itself stays, and is named.
 * @throws 403 without the role ADMIN for another's import, one of more than an hour ago, or one of a closed till; 404 unknown; 409 when it is
 * undone already or under way, or when something of it has changed since.
 */
export async function deshacerImportacion(
  unit: UnitOfWork,
  uuid: string,
  usuario: SesionUsuario,
): Promise<string> {
  const { db, author } = unit
  const importacion = await findImportacion(db, uuid)
  if (!importacion || importacion.estado === 'fallida') throw notFound('La importación no existe.')
  const age = author.instante.getTime() - Date.parse(importacion.instante)
  if (
    !usuario.roles.includes('ADMIN') &&
    !(importacion.usuarioUuid === usuario.uuid && age <= PLAZO_PARA_DESHACER)
  )
    throw forbidden(
      'Solo un administrador puede deshacer lo que importó otra persona, o hace más de una hora.',
    )
  if (importacion.estado === 'deshecha') throw conflict('La importación ya se deshizo.')
  if (importacion.estado === 'guardando') throw conflict('La importación todavía está en curso.')
  await refuseClosedTills(db, importacion, usuario)
  const { roles } = usuario
  const left = await takeBack({ ...unit, before: null }, importacion, { leavingChanged: false, roles })
  if (!(await changeEstado(db, uuid, 'guardada', 'deshecha'))) throw conflict('La importación ya se deshizo.')
  return left.length === 0
    ? 'Importación deshecha.'
    : `Importación deshecha, menos lo que entretanto cambió o entró en un cierre: ${inWords(left)}.`
}
