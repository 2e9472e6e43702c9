/** A driver's contracts, with what his dates propose of them: one that nobody has confirmed, or the end of one. */
import { type Selectable } from 'kysely'
import { type Contratos } from '../../contract/contratos'
import { type Config } from '../config'
import { type ConductoresTable } from '../db/schema'
import { type Db } from '../db/types'
import { finDelContrato, servicioOf } from '../nomina/contrato'

/** The contracts of a driver, the latest first, and the present service where none of them reaches it. */
export async function contratosDe(
  db: Db,
  config: Config,
  hoy: string,
  conductor: Selectable<ConductoresTable>,
): Promise<Contratos> {
  const { uuid: conductorUuid, empresa } = conductor
  const { primera } = await db
    .selectFrom('liquidaciones')
    .select(({ fn }) => fn.min<string | null>('fecha').as('primera'))
    .where('conductorUuid', '=', conductorUuid)
    .where('fechaEntrega', 'is not', null)
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
  const ends = contratos.map(({ hasta, finPropuesto }) => finPropuesto ?? hasta)
  if (!servicio || ends.some((fin) => fin === null || fin >= servicio.desde))
    return { contratos, propuesto: null }
  const propuesto = {
    ...{ conductorUuid, empresa: empresa || config.empresa, ...servicio },
    ...{ vacacionesPrevias: 0, cesantiasDesde: null },
  }
  return { contratos, propuesto }
}
