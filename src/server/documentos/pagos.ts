import { type CierreSegun } from '../../contract/cierres'
import { sinAcentos } from '../../contract/sinAcentos'
import { alphabetically } from '../collation'
import { type Db } from '../db/types'
import { retiroOf } from '../nomina/contrato'
import { liquidarBeneficio, type Beneficio } from '../nomina/promedio'

/** A benefit that is paid on a day, from one of the salaries. */
interface Pagado extends Beneficio {
  segun: CierreSegun
  hoy: string
}

const SALARIO = { sensor: 'l.salarioSensor', registradora: 'l.salarioReg' } as const

/** The days from the company's first entered settlement to its last: no others have data. */
async function readRegistro(db: Db) {
  const entered = db.selectFrom('liquidaciones').where('fechaEntrega', 'is not', null)
  // An index answers each of the two at once, but not both together.
  const first = entered.select(({ fn }) => fn.min('fecha').as('fecha'))
  const last = entered.select(({ fn }) => fn.max('fecha').as('fecha'))
  return {
    desde: (await first.executeTakeFirstOrThrow()).fecha,
    hasta: (await last.executeTakeFirstOrThrow()).fecha,
  }
}

/** The drivers with entered settlements of their present service in a window (or one driver, if with any), pending ones included. */
async function listDevengados(db: Db, { desde, promediaHasta, segun }: Pagado, documento?: string) {
  const salario = SALARIO[segun]
  let query = db
    .selectFrom('conductores as c')
    // SQLite keeps the order of a cross join: driver by driver, one index serves all, in a quarter of the time.
    .crossJoin('liquidaciones as l')
    .whereRef('l.conductorUuid', '=', 'c.uuid')
    .where('l.fechaEntrega', 'is not', null)
    .where('l.fecha', '>=', desde)
    .where('l.fecha', '<=', promediaHasta)
    .where('l.fecha', '>=', ({ fn }) => fn.coalesce('c.servicioDesde', 'l.fecha'))
    .where(({ eb, fn }) =>
      eb('c.valido', '=', 1).or('l.fecha', '<=', fn.coalesce('c.fechaUltimoRetiro', 'l.fecha')),
    )
    .groupBy('c.uuid')
    .selectAll('c')
    .select((eb) => [
      eb.fn.countAll<number>().as('liquidaciones'),
      eb.fn.count<number>('l.fecha').distinct().as('trabajados'),
      eb.fn.sum<number>(salario).as('salarios'),
      eb.fn.countAll<number>().filterWhere('l.liquidada', '=', 0).as('pendientes'),
      eb.fn.sum<number | null>(salario).filterWhere('l.liquidada', '=', 0).as('pesosPendientes'),
      eb
        .selectFrom('liquidaciones as todas')
        .whereRef('todas.conductorUuid', '=', 'c.uuid')
        .where('todas.fechaEntrega', 'is not', null)
        .select(({ fn }) => fn.min('todas.fecha').as('fecha'))
        .as('primera'),
    ])
  if (documento !== undefined) query = query.where('c.documento', '=', documento)
  return query.execute()
}

/** With them the contract goes on while nothing can be earned. */
const NEUTRAS = ['vacaciones', 'incapacidad', 'enfermo']

/** The days on which a driver has such a justificación and no entered settlement, in order. */
async function neutralDays(db: Db, { desde, promediaHasta }: Pagado, conductorUuid: string) {
  const rows = await db
    .selectFrom('asistencias as a')
    .leftJoin('liquidaciones as l', (join) =>
      join
        .onRef('l.conductorUuid', '=', 'a.conductorUuid')
        .onRef('l.fecha', '=', 'a.fecha')
        .on('l.fechaEntrega', 'is not', null),
    )
    .where('a.conductorUuid', '=', conductorUuid)
    .where('a.fecha', '>=', desde)
    .where('a.fecha', '<=', promediaHasta)
    .where('l.uuid', 'is', null)
    .orderBy('a.fecha')
    .select(['a.fecha', 'a.justificacion'])
    .execute()
  return rows
    .filter(({ justificacion }) => NEUTRAS.includes(sinAcentos(justificacion).trim()))
    .map(({ fecha }) => fecha)
}

/** The payments of a benefit by the drivers' names, of all or of one, each with its windows, days and figures. */
export async function listPagos(db: Db, beneficio: Pagado, documento?: string) {
  const rows = await listDevengados(db, beneficio, documento)
  const recorded = await readRegistro(db)
  const pagos = rows.map(async (row) => {
    const fechaRetiro = retiroOf(row, beneficio.hoy)
    const carrera = { ...row, fechaRetiro, primeraLiquidacion: row.primera ?? beneficio.desde }
    const neutrales = await neutralDays(db, beneficio, row.uuid)
    return {
      ...row,
      fechaRetiro,
      ...liquidarBeneficio(beneficio, carrera, recorded, row.salarios, neutrales),
    }
  })
  return (await Promise.all(pagos)).sort(alphabetically('nombre', 'documento'))
}

/** A driver's payment. */
export type Pago = Awaited<ReturnType<typeof listPagos>>[number]
