import { setImmediate } from 'node:timers/promises'
import { type Cuenta, type Cuentas } from '../../contract/cartera'
import { sumaDe } from '../../contract/numeros'
import { alphabetically } from '../collation'
import { inParts } from '../db/parts'
import { inSnapshot } from '../db/transaction'
import { type Snapshots, type Db } from '../db/types'
import { type Libro } from './libros'

/** Drivers of one statement: SQLite works in this process, and answers nobody else meanwhile. */
const DRIVERS = 20

/** The sums of a driver without rows. */
const NOTHING = { total: 0, latest: '' }

/** A book's sums of each of these drivers. Other requests are answered in between. */
async function sumsOf(db: Db, libro: Libro, conductorUuids: readonly string[]) {
  const found = new Map<string, typeof NOTHING>()
  for (const uuids of inParts(conductorUuids, DRIVERS)) {
    const sums = await db
      .selectFrom(libro as 'deudas')
      .select('conductorUuid')
      .select(({ fn }) => [fn.sum<number>('valor').as('total'), fn.max('fecha').as('latest')])
      .where('conductorUuid', 'in', uuids)
      .groupBy('conductorUuid')
      .execute()
    for (const { conductorUuid, ...sum } of sums) found.set(conductorUuid, sum)
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
    const { total: totalDeuda, latest: lastDeuda } = deudas.get(uuid) ?? NOTHING
    const { total: totalAbono, latest: lastAbono } = abonos.get(uuid) ?? NOTHING
    const ultimoMovimiento = lastDeuda > lastAbono ? lastDeuda : lastAbono
    if (!ultimoMovimiento) return []
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
  const totalDeuda = sumaDe(cuentas, 'totalDeuda')
  const totalAbono = sumaDe(cuentas, 'totalAbono')
  return { cuentas, totalDeuda, totalAbono, balance: totalDeuda - totalAbono }
}

export const listCuentas = (connection: Snapshots): Promise<Cuentas> => inSnapshot(connection, sumCuentas)
