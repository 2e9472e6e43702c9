import { fechaLarga } from '../../contract/fechas'
import { puede, type Rol } from '../../contract/permisos'
import { type Db, type Engine } from '../db/types'
import { badRequest, notFound, forbidden } from '../http/errors'
import { registroPorUuid, type Registro } from '../liquidaciones/registros'
import { type SeenVersion } from '../http/versions'

/** Who edits a row, and which version of it they have seen. */
export interface Edition {
  vista?: SeenVersion
  roles: readonly Rol[]
}

type Libro = 'deudas' | 'abonos'

const WORDS = {
  deudas: {
    notFound: 'La deuda no existe o ya fue eliminada.',
    removed: 'quitar su deuda o dejarla en cero',
    deletion: 'eliminarDeuda',
  },
  abonos: {
    notFound: 'El abono no existe o ya fue eliminado.',
    removed: 'quitar su abono o dejarlo en cero',
    deletion: 'eliminarAbono',
  },
} as const

const nameOf = ({ busNumero, fecha }: Registro) => `liquidación del bus ${busNumero} del ${fechaLarga(fecha)}`

/** 404: the ledger has no such row. */
export const notInLedger = (libro: Libro) => notFound(WORDS[libro].notFound)

/**
 * Locks a row of a ledger for the transaction, and before it the settlement that it hangs from, which is the order in which an
 * edit of that one goes. @returns the settlement, if it hangs from one.
 */
export async function lockRow(
  trx: Db,
  engine: Engine,
  libro: Libro,
  uuid: string,
): Promise<Registro | undefined> {
  const row = () => trx.selectFrom(libro).select('liquidacionUuid').where('uuid', '=', uuid)
  const found = await row().executeTakeFirst()
  const liquidacion = found?.liquidacionUuid
    ? await registroPorUuid(trx, engine, found.liquidacionUuid)
    : undefined
  if (engine === 'postgres') await row().forUpdate().execute()
  return liquidacion
}

interface Whose {
  conductorDocumento: string
  /** Where the edit says it. */
  fecha?: string
}

/** What hangs from a settlement has its driver and its date. @throws 400 when an edit brings others. */
export function refuseMoving(liquidacion: Registro, row: Whose, edited: Whose) {
  const errores: Record<string, string> = {}
  const which = nameOf(liquidacion)
  if (edited.conductorDocumento !== row.conductorDocumento)
    errores.conductorDocumento = `El conductor es el de la ${which}: cámbielo en ella.`
  if (edited.fecha !== undefined && edited.fecha !== row.fecha)
    errores.fecha = `La fecha es la de la ${which}: cámbiela en ella.`
  const [mensaje] = Object.values(errores)
  if (mensaje !== undefined) throw badRequest(mensaje, errores)
}

/**
 * Once a settlement is settled, dropping its debt or repayment, or setting it to zero, is deleting it; until then it is part of
 * entering it. @param after what is to become of it; nothing when it is dropped. @throws 403
 */
export function refuseRemoval(
  liquidacion: Registro,
  libro: Libro,
  before: { valor: number },
  after: { valor: number } | null | undefined,
  roles: readonly Rol[],
) {
  const removed = !after || (after.valor === 0 && before.valor > 0)
  const words = WORDS[libro]
  if (!removed || liquidacion.liquidada === 0 || puede(roles, words.deletion)) return
  throw forbidden(
    `La ${nameOf(liquidacion)} ya está liquidada: solo un administrador puede ${words.removed}. No se guardó nada.`,
  )
}
