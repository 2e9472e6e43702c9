import { sql } from 'kysely'
import { type Cuentas } from '../../contract/cartera'
import { sumaDe } from '../../contract/numeros'
import { alphabetically } from '../collation'
import { inSnapshot } from '../db/transaction'
import { type Snapshots, type Db } from '../db/types'

const byName = alphabetically('conductorNombre', 'conductorDocumento')

/** Every driver with a debt or a repayment: who owes most comes first. */
export async function sumCuentas(db: Db): Promise<Cuentas> {
  const deudas = db.selectFrom('deudas').select(['conductorUuid', 'fecha', 'valor', sql.lit(0).as('abono')])
  const abonos = db
    .selectFrom('abonos')
    .select(['conductorUuid', 'fecha', sql.lit(0).as('valor'), 'valor as abono'])
  const cuentas = await db
    .selectFrom(deudas.unionAll(abonos).as('m'))
    .innerJoin('conductores as c', 'c.uuid', 'm.conductorUuid')
    .select(({ fn }) => [
      'c.documento as conductorDocumento',
      'c.nombre as conductorNombre',
      fn.sum<number>('m.valor').as('totalDeuda'),
      fn.sum<number>('m.abono').as('totalAbono'),
      sql<number>`sum(m.valor - m.abono)`.as('balance'),
      fn.max('m.fecha').as('ultimoMovimiento'),
    ])
    .groupBy(['c.documento', 'c.nombre'])
    .execute()
  cuentas.sort((one, other) => other.balance - one.balance || byName(one, other))
  const totalDeuda = sumaDe(cuentas, 'totalDeuda')
  const totalAbono = sumaDe(cuentas, 'totalAbono')
  return { cuentas, totalDeuda, totalAbono, balance: totalDeuda - totalAbono }
}

export const listCuentas = (connection: Snapshots): Promise<Cuentas> => inSnapshot(connection, sumCuentas)
