/** A driver's contracts, with what his dates propose of them: one that nobody has confirmed, or the end of one. */
import { type Selectable } from 'kysely'
import { type Contratos } from '../../contract/contratos'
import { sumarDias } from '../../contract/fechas'
import { type Config } from '../config'
import { type ConductoresTable } from '../db/schema'
import { type Db } from '../db/types'
import { finDelContrato, servicioOf } from '../nomina/contrato'
import { latest } from '../nomina/dias'

/** The contracts of a driver, the latest first, and the present service, or what was worked of it since the last end, where none that has begun reaches it. */
export async function contratosDe(
  db: Db,
  config: Config,
  hoy: string,
  conductor: Selectable<ConductoresTable>,
): Promise<Contratos> {
  const { uuid: conductorUuid, empresa } = conductor
  const entered = db
    .selectFrom('liquidaciones')
    .where('conductorUuid', '=', conductorUuid)
    .where('fechaEntrega', 'is not', null)
  const { primera } = await entered
    .select(({ fn }) => fn.min<string | null>('fecha').as('primera'))
    .executeTakeFirstOrThrow()
  const confirmed = await db
    .selectFrom('contratos')
    .selectAll()
    .where('conductorUuid', '=', conductorUuid)
    .orderBy('desde', 'desc')
    .execute()
  const contratos = confirmed.map((contrato) => {
    const fin = finDelContrato(contrato, conductor, hoy)
    return { ...contrato, finPropuesto: fin === contrato.hasta ? null : fin }
  })
  const servicio = servicioOf(conductor, primera, hoy)
  const ends = contratos.map(({ desde, hasta, finPropuesto }) =>
    desde > hoy ? '' : (finPropuesto ?? hasta ?? hoy),
  )
  const fin = latest('', ...ends)
  if (!servicio) return { contratos, propuesto: null }
  if (fin >= servicio.desde) {
    const later = entered.where('fecha', '>', fin).where('fecha', '<=', servicio.hasta ?? hoy)
    if (!(await later.select('uuid').executeTakeFirst())) return { contratos, propuesto: null }
    servicio.desde = sumarDias(fin, 1)
  }
  const propuesto = {
    ...{ conductorUuid, empresa: empresa || config.empresa, ...servicio },
    ...{ vacacionesPrevias: 0, cesantiasDesde: null },
  }
  return { contratos, propuesto }
}
