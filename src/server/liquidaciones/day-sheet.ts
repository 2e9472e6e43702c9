import type { PlanillaFila } from '../../contract/liquidacionesQueries'
import type { Rol } from '../../contract/permisos'
import type { Db } from '../db/types'
import { atRegister, busesWithDrivers, findDetails, previewOf, withKnown } from './detail'

/** A day's sheet in one answer: every bus with its settlement of the day, or a preview that begins at section 3's 0 where none is earlier. */
export async function daySheet(db: Db, fecha: string, roles: readonly Rol[]) {
  const stored = await findDetails(db, { 'l.fecha': fecha })
  const rows: PlanillaFila[] = []
  for (const { placa, ...bus } of await busesWithDrivers(db).select('b.placa').execute()) {
    const detail = stored.find(({ busNumero }) => busNumero === bus.busNumero) ?? previewOf(bus, fecha)
    rows.push({ ...(await atRegister(db, detail)), placa })
  }
  return withKnown(db, rows, roles)
}
