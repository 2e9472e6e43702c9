/** A driver's days of work, as his settlements and the attendance tell them. */
import { sumarDias } from '../../contract/fechas'
import { type Rango } from '../../contract/previa'
import { sinAcentos } from '../../contract/sinAcentos'
import { type Config } from '../config'
import { type Db } from '../db/types'
import { type Entrada } from '../nomina/avisos'
import { groupBy } from '../../contract/groupBy'

/** With them the contract goes on while nothing can be earned. */
const NEUTRAL = ['vacaciones', 'incapacidad', 'enfermo']

/** Settlements and absences of drivers from a day on, in order, by driver. */
export async function readWorkdays(db: Db, conductores: readonly string[], desde: string) {
  const liquidaciones = await db
    .selectFrom('liquidaciones')
    .where('conductorUuid', 'in', conductores)
    .where('fecha', '>=', desde)
    .orderBy('fecha')
    .orderBy('busNumero')
    .select(['conductorUuid', 'fecha', 'busNumero', 'salarioReg', 'salarioSensor'])
    .select(['liquidada', 'fechaEntrega'])
    .execute()
  const ausencias = await db
    .selectFrom('asistencias')
    .where('conductorUuid', 'in', conductores)
    .where('fecha', '>=', desde)
    .where('justificacion', '!=', '')
    .orderBy('fecha')
    .select(['conductorUuid', 'fecha', 'justificacion'])
    .execute()
  const worked = groupBy(liquidaciones, (row) => row.conductorUuid)
  const absent = groupBy(ausencias, (row) => row.conductorUuid)
  return (uuid: string) => ({ liquidaciones: worked.get(uuid) ?? [], ausencias: absent.get(uuid) ?? [] })
}
export type Workdays = ReturnType<Awaited<ReturnType<typeof readWorkdays>>>

/** Settlements that staff have entered, with the salary that the company goes by. */
export const entriesOf = ({ liquidaciones }: Workdays, { salarioSegun }: Pick<Config, 'salarioSegun'>) =>
  liquidaciones
    .filter(({ fechaEntrega }) => fechaEntrega !== null)
    .map(({ fecha, liquidada, salarioSensor, salarioReg }): Entrada => ({
      fecha,
      pendiente: liquidada === 0,
      valor: salarioSegun === 'sensor' ? salarioSensor : salarioReg,
    }))

/** The days that the attendance says nothing could be earned on, in order. */
export const neutralDaysOf = ({ ausencias }: Workdays) =>
  ausencias
    .filter(({ justificacion }) => NEUTRAL.includes(sinAcentos(justificacion).trim()))
    .map(({ fecha, justificacion }) => ({ fecha, motivo: justificacion.trim() }))

/** Consecutive days with the same reason as ranges. */
export function rangesOf(dias: readonly { fecha: string; motivo: string }[]) {
  const rangos: Rango[] = []
  for (const { fecha, motivo } of dias) {
    const last = rangos.at(-1)
    if (last?.motivo === motivo && last.hasta === sumarDias(fecha, -1)) last.hasta = fecha
    else rangos.push({ desde: fecha, hasta: fecha, motivo })
  }
  return rangos
}
