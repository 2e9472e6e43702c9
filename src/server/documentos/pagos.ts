import { alphabetically } from '../collation'
import { type Db } from '../db/types'
import { dias360, type Periodo } from '../nomina/dias'
import { serviceDays } from '../nomina/periodos'
import { prestacion } from '../nomina/promedio'

/** The drivers with settlements in a period (or one driver, if with any), pending settlements included. */
async function listServicios(db: Db, { desde, hasta }: Periodo, documento: string | undefined) {
  let query = db
    .selectFrom('conductores as c')
    // SQLite keeps the order of a cross join: driver by driver, one index serves all, in a quarter of the time.
    .crossJoin('liquidaciones as l')
    .whereRef('l.conductorUuid', '=', 'c.uuid')
    .where('l.fecha', '>=', desde)
    .where('l.fecha', '<=', hasta)
    .groupBy('c.uuid')
    .select(['c.nombre', 'c.documento', 'c.tipoDocumento', 'c.empresa', 'c.fechaUltimoIngreso'])
    .select(['c.fechaUltimoRetiro', 'c.valido'])
    .select((eb) => [
      eb.fn.countAll<number>().as('liquidaciones'),
      eb.fn.sum<number>('l.salarioSensor').as('salarios'),
      eb.fn.min('l.fecha').as('primeraLiquidacion'),
      eb.fn.max('l.fecha').as('ultimaLiquidacion'),
      eb
        .selectFrom('liquidaciones as todas')
        .whereRef('todas.conductorUuid', '=', 'c.uuid')
        .select(({ fn }) => fn.min('todas.fecha').as('fecha'))
        .as('primeraDeTodas'),
    ])
  if (documento !== undefined) query = query.where('c.documento', '=', documento)

  const rows = await query.execute()
  return rows.map(({ valido, fechaUltimoRetiro, primeraDeTodas, ...row }) => ({
    ...row,
    primeraDeTodas: primeraDeTodas ?? row.primeraLiquidacion,
    // A readmitted driver keeps the date of retirement.
    fechaRetiro: valido === 0 ? fechaUltimoRetiro : null,
  }))
}

/** The payments of a period by the drivers' names, of all or of one, each with its figures; `servicio` are the days of work that count. */
export async function listPagos(db: Db, periodo: Periodo, divisor: number, documento?: string) {
  const servicios = await listServicios(db, periodo, documento)
  return servicios
    .map((conductor) => {
      const servicio = serviceDays(periodo, conductor)
      const { salarios } = conductor
      return { ...conductor, servicio, ...prestacion({ salarios, dias: dias360(servicio) }, divisor) }
    })
    .sort(alphabetically('nombre', 'documento'))
}

/** A driver's payment. */
export type Pago = Awaited<ReturnType<typeof listPagos>>[number]
