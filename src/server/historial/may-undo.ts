import type { Sustantivo } from '../../contract/sustantivos'
import { PLAZO_PARA_DESHACER, PLAZO_PARA_DESHACER_IMPORTACION } from '../../contract/importables'
import { puede } from '../../contract/permisos'
import { nounOf, type Nouns, type RecordedName } from '../db/changes/noun'
import type { UnitOfWork } from '../db/transaction'
import { conflict, forbidden, notFound } from '../http/errors'
import { findImportacion } from '../importaciones/repository'
import type { SesionUsuario } from '../sesion/usuario'

/** The rights that the undo of a noun asks for; undefined where nothing is undone: a user is edited, a till is reopened. */
export const rightsOf = (nouns: Nouns, sustantivo: Sustantivo) =>
  nounOf(nouns, sustantivo as RecordedName)?.undo

/** How `antes` says of a driver that they were active, whose retirement counts as a deletion. */
const RETIRED = '%"valido":1%'

/**
 * Refuses an undo that the person has no right to: of another's action, or too late, unless they are ADMIN; and of what their roles do not do.
 * @returns the reason that its undo bears in the history.
 * @throws 403, 404 or 409 when not.
 */
export async function checkUndo(
  { db, author, nouns }: UnitOfWork,
  mark: string,
  { uuid, roles }: SesionUsuario,
) {
  const kinds = await db
    .selectFrom('cambios')
    .select(['sustantivo', 'tipo', 'usuarioUuid'])
    .select(({ fn }) => [
      fn.min('instante').as('first'),
      fn.max('instante').as('last'),
      fn.countAll<number>().filterWhere('antes', 'like', RETIRED).as('retires'),
    ])
    .where('grupo', '=', mark)
    .groupBy(['sustantivo', 'tipo', 'usuarioUuid'])
    .execute()
  if (kinds.length === 0) throw notFound('No hay nada que deshacer con ese identificador.')
  for (const { sustantivo, tipo, retires } of kinds) {
    const [edits, deletes = edits] = rightsOf(nouns, sustantivo) ?? []
    if (sustantivo === 'emitidos') throw conflict('Lo emitido no se deshace. Anule el documento.')
    if (!edits || !deletes) throw conflict('Esto no se deshace: un usuario se edita, y una caja se reabre.')
    const isDeletion = tipo === 'eliminado' || tipo === 'restaurado' || retires > 0
    if (!puede(roles, isDeletion ? deletes : edits)) throw forbidden()
  }
  const importacion = await findImportacion(db, `${mark.split('~')[0]}`)
  const own = [...kinds, ...(importacion ? [importacion] : [])].every((of) => of.usuarioUuid === uuid)
  const since = importacion
    ? [importacion.instante, ...kinds.map(({ first }) => first)].sort()[0]
    : kinds
        .map(({ last }) => last)
        .sort()
        .at(-1)
  const isLong = importacion || kinds.every(({ sustantivo }) => sustantivo === 'asistencias')
  const limit = isLong ? PLAZO_PARA_DESHACER_IMPORTACION : PLAZO_PARA_DESHACER
  // A clock that was put back gives no time.
  const inTime = Math.abs(author.instante.getTime() - Date.parse(`${since}`)) <= limit
  if (!roles.includes('ADMIN') && !(own && inTime))
    throw forbidden(
      'Solo un administrador puede deshacer lo que hizo otra persona o lo que se hizo hace más de un minuto (una importación o una asistencia, hace más de una hora).',
    )
  return importacion ? `Se deshizo la importación de ${importacion.archivo}` : 'Se deshizo'
}
