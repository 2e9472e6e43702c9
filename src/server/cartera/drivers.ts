import { ofDocumento } from '../conductores/repository'
import { conductorInexistente } from '../../contract/conductores'
import { type Db } from '../db/types'
import { fieldError } from '../http/errors'

/**
 * The uuid of the driver whose rows are asked for, or to whom one is written. Retired drivers count too: they still owe.
 * @throws for an unknown one: 400 on `conductorDocumento`, or the refusal that is given.
 */
export async function conductorUuidOf(
  db: Db,
  documento: string,
  refusal = (mensaje: string) => fieldError(400, 'conductorDocumento', mensaje),
) {
  const { uuid } = await ofDocumento(db, documento).executeTakeFirstOrThrow(() =>
    refusal(conductorInexistente(documento)),
  )
  return uuid
}
