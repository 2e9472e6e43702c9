import { fechaLarga, sumarDias } from '../../contract/fechas'
import type { Db } from '../db/types'
import { HttpError } from '../http/errors'
import { LIBROS, type Libro } from './libros'

/** Days within which equal debts seem to be one: their day is that of their entry, not the file's. */
const DAYS = 60

/** 409 of a row that seems to be stored already. */
export class Repeated extends HttpError {}

interface Row {
  conductorUuid: string
  valor: number
  /** Why a debt, whence a repayment. */
  words: string
  fecha: string
}

/**
 * Refuses a row equal to a stored one in driver, value and words: a repayment of the same day, a debt from some days before its own on.
 * Rows of the same import do not count: equal ones may stand side by side in its file.
 */
export async function assertNotRepeated(
  db: Db,
  libro: Libro,
  { conductorUuid, valor, words, fecha }: Row,
  { mark }: { mark: string },
) {
  const found = await db
    // The column of the words has another name in each book.
    .selectFrom(`${libro as 'deudas'} as m` as const)
    .select('m.fecha')
    .where('m.conductorUuid', '=', conductorUuid)
    .where('m.valor', '=', valor)
    .where(`m.${LIBROS[libro].ownColumn as 'razon'}`, '=', words)
    .where('m.fecha', '>=', libro === 'abonos' ? fecha : sumarDias(fecha, -DAYS))
    .$if(libro === 'abonos', (query) => query.where('m.fecha', '=', fecha))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('cambios as c')
            .select('c.secuencia')
            .where('c.sustantivo', '=', libro)
            .whereRef('c.identificador', '=', 'm.uuid')
            .where('c.grupo', '=', mark),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  if (!found) return
  const which =
    libro === 'abonos' ? 'Parece repetido: ya hay un abono igual' : 'Parece repetida: ya hay una deuda igual'
  throw new Repeated(409, `${which} del ${fechaLarga(found.fecha)}.`)
}
