/** Drivers' contracts, with what their dates propose of them: one that nobody has confirmed, or the end of one. */
import { sumarDias } from '../../contract/fechas'
import { groupBy } from '../../contract/groupBy'
import { type Config } from '../config'
import { type Db } from '../db/types'
import { proposedEndOf, serviceOf } from '../nomina/employment'
import { latest } from '../nomina/days'

/** Reads all drivers, or one, each with the day of the first entered settlement and of the last one in service. */
const readConductores = (db: Db, hoy: string, documento?: string) =>
  db
    .selectFrom('conductores as c')
    .selectAll('c')
    .$if(documento !== undefined, (query) => query.where('c.documento', '=', `${documento}`))
    .select(({ selectFrom }) => {
      const entered = selectFrom('liquidaciones as l')
        .whereRef('l.conductorUuid', '=', 'c.uuid')
        .where('l.fechaEntrega', 'is not', null)
      const inService = entered
        .where('l.fecha', '<=', hoy)
        .where(({ eb, or, fn }) =>
          or([eb('c.valido', '=', 1), eb('l.fecha', '<=', fn.coalesce('c.fechaUltimoRetiro', 'l.fecha'))]),
        )
      return [
        entered.select(({ fn }) => fn.min<string | null>('l.fecha').as('fecha')).as('primera'),
        inService.select(({ fn }) => fn.max<string | null>('l.fecha').as('fecha')).as('lastWorked'),
      ]
    })
    .execute()

/**
 * The contracts of all drivers, or of one, the latest first, and the present service, or what was worked of it since the last end, where
 * none that has begun reaches it.
 */
export async function readContracts(db: Db, config: Config, hoy: string, documento?: string) {
  const conductores = await readConductores(db, hoy, documento)
  const rows = await db.selectFrom('contratos').selectAll().orderBy('desde', 'desc').execute()
  const confirmed = groupBy(rows, ({ conductorUuid }) => conductorUuid)
  return conductores.map(({ primera, lastWorked, ...conductor }) => {
    const contratos = (confirmed.get(conductor.uuid) ?? []).map((contrato) => ({
      ...contrato,
      finPropuesto: proposedEndOf(contrato, conductor, hoy),
    }))
    const begun = contratos.filter(({ desde }) => desde <= hoy)
    const fin = latest('', ...begun.map(({ hasta, finPropuesto }) => finPropuesto ?? hasta ?? hoy))
    const servicio = serviceOf(conductor, primera, hoy)
    const isReached = servicio !== null && servicio.desde <= fin
    const hasWorked = lastWorked !== null && lastWorked > fin
    const propuesto =
      servicio === null || (isReached && !hasWorked)
        ? null
        : {
            conductorUuid: conductor.uuid,
            empresa: conductor.empresa || config.empresa,
            ...servicio,
            ...(isReached && { desde: sumarDias(fin, 1) }),
            vacacionesPrevias: 0,
            cesantiasDesde: null,
          }
    return { conductor, contratos, propuesto }
  })
}
