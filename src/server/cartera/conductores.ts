import { type Db } from '../db/types'
import { badRequest, notFound } from '../http/errors'

const uuidDe = async (db: Db, documento: string): Promise<string | undefined> => {
  const conductor = await db
    .selectFrom('conductores')
    .select('uuid')
    .where('documento', '=', documento)
    .executeTakeFirst()
  return conductor?.uuid
}

/** The uuid of the driver whose ledger is asked for. @throws 404 unknown. */
export async function conductorConsultado(db: Db, documento: string): Promise<string> {
  const uuid = await uuidDe(db, documento)
  if (uuid === undefined) throw notFound(`El conductor con documento ${documento} no existe.`)
  return uuid
}

/**
 * The uuid of the driver to whom a debt or a repayment is written: retired ones too, for they still owe.
 * @throws 400 on `conductorDocumento` unknown.
 */
export async function conductorAnotado(db: Db, documento: string): Promise<string> {
  const uuid = await uuidDe(db, documento)
  if (uuid !== undefined) return uuid
  const mensaje = `El conductor con documento ${documento} no existe.`
  throw badRequest(mensaje, { conductorDocumento: mensaje })
}
