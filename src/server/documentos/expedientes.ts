/** Files from which the papers are computed: drivers with their contracts, settlements and absences. */
import { type Selectable } from 'kysely'
import { type Papel } from '../../contract/previa'
import { alphabetically } from '../collation'
import { type Config } from '../config'
import { type ConductoresTable, type Database } from '../db/schema'
import { type Db } from '../db/types'
import { finDelContrato, servicioOf } from '../nomina/contrato'
import { readJornadas, type Jornadas } from './jornadas'

/** A contract as the papers take it: `hasta` is its last day for every calculation. */
export interface Empleo {
  contrato: Papel['contrato']
  /** Why nothing is issued under it. */
  impedimento?: string
}

export interface Expediente {
  conductor: Selectable<ConductoresTable>
  /** The latest first. */
  empleos: Empleo[]
  jornadas: Jornadas
}

const NO_CONFIRMADO = 'Confirme el contrato: es una propuesta.'

/** The contracts of a driver, and the present service as a proposal where none of them reaches it. */
function empleosOf(
  conductor: Selectable<ConductoresTable>,
  confirmed: readonly Selectable<Database['contratos']>[],
  primera: string | null,
  config: Config,
  hoy: string,
): Empleo[] {
  const empleos = confirmed.map(({ version: _version, ...contrato }): Empleo => {
    const hasta = finDelContrato(contrato, conductor, hoy)
    const impedimento =
      hasta === contrato.hasta ? undefined : 'Confirme el fin del contrato: el conductor se retiró.'
    return { contrato: { ...contrato, hasta }, impedimento }
  })
  const servicio = servicioOf(conductor, primera, hoy)
  const isKnown = empleos.some(
    ({ contrato: { hasta } }) => !servicio || hasta === null || hasta >= servicio.desde,
  )
  if (!servicio || isKnown) return empleos
  const propuesto = {
    ...{ uuid: null, conductorUuid: conductor.uuid, empresa: conductor.empresa || config.empresa },
    ...{ ...servicio, vacacionesPrevias: 0, cesantiasDesde: null },
  }
  return [{ contrato: propuesto, impedimento: NO_CONFIRMADO }, ...empleos]
}

async function readExpediente(
  db: Db,
  config: Config,
  hoy: string,
  conductor: Selectable<ConductoresTable>,
  desde: string,
): Promise<Expediente> {
  const { uuid } = conductor
  const { primera } = await db
    .selectFrom('liquidaciones')
    .where('conductorUuid', '=', uuid)
    .where('fechaEntrega', 'is not', null)
    .select(({ fn }) => fn.min<string | null>('fecha').as('primera'))
    .executeTakeFirstOrThrow()
  const confirmed = await db
    .selectFrom('contratos')
    .selectAll()
    .where('conductorUuid', '=', uuid)
    .orderBy('desde', 'desc')
    .execute()
  return {
    conductor,
    empleos: empleosOf(conductor, confirmed, primera, config, hoy),
    jornadas: await readJornadas(db, uuid, desde),
  }
}

/** The days from the company's first entered settlement to its last: no others have data. Today stands for them where there is none. */
async function readRegistro(db: Db, hoy: string) {
  const entered = db.selectFrom('liquidaciones').where('fechaEntrega', 'is not', null)
  // An index answers each of the two at once, but not both together.
  const first = entered.select(({ fn }) => fn.min<string | null>('fecha').as('fecha'))
  const last = entered.select(({ fn }) => fn.max<string | null>('fecha').as('fecha'))
  return {
    desde: (await first.executeTakeFirstOrThrow()).fecha ?? hoy,
    hasta: (await last.executeTakeFirstOrThrow()).fecha ?? hoy,
  }
}

/** The files of all drivers, or of one, by name, with the days that the company has recorded. @param db a snapshot. */
export async function readExpedientes(
  db: Db,
  config: Config,
  hoy: string,
  desde: string,
  documento?: string,
) {
  const conductores = await db
    .selectFrom('conductores')
    .selectAll()
    .$if(documento !== undefined, (query) => query.where('documento', '=', `${documento}`))
    .execute()
  const expedientes: Expediente[] = []
  for (const conductor of conductores.sort(alphabetically('nombre', 'documento')))
    expedientes.push(await readExpediente(db, config, hoy, conductor, desde))
  const recorded = await readRegistro(db, hoy)
  return { expedientes, recorded }
}
