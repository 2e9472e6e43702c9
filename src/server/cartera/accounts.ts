import { setImmediate } from 'node:timers/promises'
import { type Cuenta, type Cuentas } from '../../contract/cartera'
import { alphabetically } from '../collation'
import { inSnapshot } from '../db/transaction'
import { type Connection, type Db } from '../db/types'
import { type Libro } from './libros'

interface Sum {
  conductorUuid: string
  total: number
  latest: string
}

/** Drivers of one statement: SQLite works in this process, and answers nobody else meanwhile. */
const DRIVERS = 20

/** A book's sums of each of these drivers. Other requests are answered in between. */
async function sumsOf(db: Db, libro: Libro, conductorUuids: readonly string[]): Promise<Map<string, Sum>> {
  const found = new Map<string, Sum>()
  for (let i = 0; i < conductorUuids.length; i += DRIVERS) {
    const sums: Sum[] = await db
      .selectFrom(libro)
      .select(['conductorUuid'])
      .select(({ fn }) => [fn.sum<number>('valor').as('total'), fn.max('fecha').as('latest')])
      .where('conductorUuid', 'in', conductorUuids.slice(i, i + DRIVERS))
      .groupBy('conductorUuid')
      .execute()
    for (const sum of sums) found.set(sum.conductorUuid, sum)
    await setImmediate()
  }
  return found
}

const byName = alphabetically('conductorNombre', 'conductorDocumento')

/** Every driver with a debt or a repayment: who owes most comes first. @param db a snapshot, so that both books are of one moment. */
export async function sumCuentas(db: Db): Promise<Cuentas> {
  const conductores = await db.selectFrom('conductores').select(['uuid', 'documento', 'nombre']).execute()
  const uuids = conductores.map(({ uuid }) => uuid)
  const deudas = await sumsOf(db, 'deudas', uuids)
  const abonos = await sumsOf(db, 'abonos', uuids)
  const cuentas = conductores.flatMap(({ uuid, documento, nombre }): Cuenta[] => {
    const movements = [deudas.get(uuid), abonos.get(uuid)]
    const [totalDeuda = 0, totalAbono = 0] = movements.map((sum) => sum?.total ?? 0)
    const ultimoMovimiento = movements
      .flatMap((sum) => sum?.latest ?? [])
      .sort()
      .at(-1)
    if (ultimoMovimiento === undefined) return []
    return [
      {
        conductorDocumento: documento,
        conductorNombre: nombre,
        totalDeuda,
        totalAbono,
        balance: totalDeuda - totalAbono,
        ultimoMovimiento,
      },
    ]
  })
  cuentas.sort((one, other) => other.balance - one.balance || byName(one, other))
  const totalDeuda = totalOf(cuentas, 'totalDeuda')
  const totalAbono = totalOf(cuentas, 'totalAbono')
  return { cuentas, totalDeuda, totalAbono, balance: totalDeuda - totalAbono }
}

export const listCuentas = (connection: Pick<Connection, 'openSnapshot'>): Promise<Cuentas> =>
  inSnapshot(connection, sumCuentas)

const totalOf = (cuentas: readonly Cuenta[], field: 'totalDeuda' | 'totalAbono') =>
  cuentas.reduce((sum, cuenta) => sum + cuenta[field], 0)
