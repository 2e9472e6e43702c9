/** Files from which the papers are computed: drivers with their contracts, settlements and absences. */
import { type Selectable } from 'kysely'
import { type Contratos } from '../../contract/contratos'
import { type Papel } from '../../contract/previa'
import { alphabetically } from '../collation'
import { type Config } from '../config'
import { contratosDe } from '../contratos/propuestas'
import { type ConductoresTable } from '../db/schema'
import { type Db } from '../db/types'
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
const SIN_FIN = 'Confirme el fin del contrato: el conductor se retiró.'

/** A driver's contracts that have begun, a proposed one before the others, by their last days for every calculation. */
const empleosOf = ({ contratos, propuesto }: Contratos, hoy: string): Empleo[] => [
  ...(propuesto ? [{ contrato: { uuid: null, ...propuesto }, impedimento: NO_CONFIRMADO }] : []),
  ...contratos
    .filter(({ desde }) => desde <= hoy)
    .map(({ version: _version, finPropuesto, ...contrato }) => ({
      contrato: { ...contrato, hasta: finPropuesto ?? contrato.hasta },
      impedimento: finPropuesto ? SIN_FIN : undefined,
    })),
]

async function readExpediente(
  db: Db,
  config: Config,
  hoy: string,
  conductor: Selectable<ConductoresTable>,
  desde: string,
): Promise<Expediente> {
  return {
    conductor,
    empleos: empleosOf(await contratosDe(db, config, hoy, conductor), hoy),
    jornadas: (await readJornadas(db, [conductor.uuid], desde))(conductor.uuid),
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
