import { conductorInexistente } from '../../contract/conductores'
import { type Db } from '../db/types'
import { fieldError, notFound } from '../http/errors'

const findUuid = async (db: Db, documento: string): Promise<string | undefined> => {
  const conductor = await db
    .selectFrom('conductores')
    .select('uuid')
    .where('documento', '=', documento)
    .executeTakeFirst()
  return conductor?.uuid
}

/** The uuid of the driver whose rows a query asks for. @throws 404 unknown. */
export async function queriedConductorUuid(db: Db, documento: string): Promise<string> {
  const uuid = await findUuid(db, documento)
  if (uuid === undefined) throw notFound(conductorInexistente(documento))
  return uuid
}

/**
 * The uuid of the driver to whom a row is written. Retired drivers count too: they still owe.
 * @throws 400 on `conductorDocumento` unknown.
 */
export async function writtenConductorUuid(db: Db, documento: string): Promise<string> {
  const uuid = await findUuid(db, documento)
  if (uuid !== undefined) return uuid
  throw fieldError(400, 'conductorDocumento', conductorInexistente(documento))
}
