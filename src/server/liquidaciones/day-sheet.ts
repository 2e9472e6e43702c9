import { sumarDias } from '../../contract/fechas'
import { ultimosGastos } from '../../contract/gastos'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import type { PlanillaFila } from '../../contract/liquidacionesQueries'
import type { Rol } from '../../contract/permisos'
import type { Db } from '../db/types'
import { busesWithDrivers, findDetails, previewOf, withKnown } from './detail'
import { proposedRegister } from './register'

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
export async function daySheet(db: Db, fecha: string, roles: readonly Rol[]): Promise<PlanillaFila[]> {
  const buses = await busesWithDrivers(db).select('b.placa').execute()
  const stored = new Map((await findDetails(db, { 'l.fecha': fecha })).map((one) => [one.busNumero, one]))
  const details: LiquidacionDetalle[] = []
  for (const { placa: _placa, ...bus } of buses) {
    const detail = stored.get(bus.busNumero)
    if (detail?.fechaEntrega) details.push(detail)
    else {
      const register = await proposedRegister(db, bus.busNumero, fecha)
      details.push(
        detail ? { ...detail, regIni: register, regFin: register } : previewOf(bus, fecha, register),
      )
    }
  }
  const known = await withKnown(db, details, roles)
  const last = await lastGastos(db, fecha)
  return buses.flatMap(({ busNumero, placa }, index) => {
    const detail = known[index]
    return detail ? [{ ...detail, placa, ultimosGastos: last[busNumero] ?? {} }] : []
  })
}
