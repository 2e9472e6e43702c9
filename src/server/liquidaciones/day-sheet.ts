import { sumarDias } from '../../contract/fechas'
import { ultimosGastos } from '../../contract/gastos'
import type { PlanillaFila } from '../../contract/liquidacionesQueries'
import type { Rol } from '../../contract/permisos'
import type { Db } from '../db/types'
import { atRegister, busesWithDrivers, findDetails, previewOf, withKnown } from './detail'

/** Each bus's last figure of the usual expenses in the two weeks before a day, by its number. */
const lastGastos = async (db: Db, fecha: string) =>
  ultimosGastos(
    await db
      .selectFrom('gastos as g')
      .innerJoin('liquidaciones as l', 'l.uuid', 'g.liquidacionUuid')
      .select(['g.nombre', 'g.valor', 'l.fecha', 'l.busNumero'])
      .where('l.fecha', '>=', sumarDias(fecha, -14))
      .where('l.fecha', '<', fecha)
      .execute(),
  )

/** A day's sheet in one answer: every bus with its settlement of the day, or a preview that begins at section 3's 0 where none is earlier. */
export async function daySheet(db: Db, fecha: string, roles: readonly Rol[]) {
  const stored = await findDetails(db, { 'l.fecha': fecha })
  const last = await lastGastos(db, fecha)
  const rows: PlanillaFila[] = []
  for (const { placa, ...bus } of await busesWithDrivers(db).select('b.placa').execute()) {
    const detail = stored.find(({ busNumero }) => busNumero === bus.busNumero) ?? previewOf(bus, fecha)
    rows.push({ ...(await atRegister(db, detail)), placa, ultimosGastos: last[bus.busNumero] ?? {} })
  }
  return withKnown(db, rows, roles)
}
