/** Files from which the papers are computed: drivers with their contracts, settlements and absences. */
import { type Selectable } from 'kysely'
import { type Papel } from '../../contract/previa'
import { sinAcentos } from '../../contract/sinAcentos'
import { alphabetically } from '../collation'
import { type Config } from '../config'
import { type ConductoresTable, type Database } from '../db/schema'
import { type Db } from '../db/types'
import { type Entrada } from '../nomina/avisos'
import { finDelContrato, servicioOf } from '../nomina/contrato'

/** With them the contract goes on while nothing can be earned. */
const NEUTRAS = ['vacaciones', 'incapacidad', 'enfermo']

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
  entradas: Entrada[]
  /** Days that only a sensor filled. */
  sinEntrada: { fecha: string; busNumero: string }[]
  /** The neutral days that the attendance proposes, in order. */
  neutrales: { fecha: string; motivo: string }[]
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
  const settlements = db.selectFrom('liquidaciones').where('conductorUuid', '=', uuid)
  const { primera } = await settlements
    .where('fechaEntrega', 'is not', null)
    .select(({ fn }) => fn.min<string | null>('fecha').as('primera'))
    .executeTakeFirstOrThrow()
  const confirmed = await db
    .selectFrom('contratos')
    .selectAll()
    .where('conductorUuid', '=', uuid)
    .orderBy('desde', 'desc')
    .execute()
  const rows = await settlements
    .where('fecha', '>=', desde)
    .orderBy('fecha')
    .orderBy('busNumero')
    .select(['fecha', 'busNumero', 'salarioReg', 'salarioSensor', 'valorNetoReg', 'valorNetoSensor'])
    .select(['liquidada', 'fechaEntrega'])
    .execute()
  const absences = await db
    .selectFrom('asistencias')
    .where('conductorUuid', '=', uuid)
    .where('fecha', '>=', desde)
    .where('justificacion', '!=', '')
    .orderBy('fecha')
    .select(['fecha', 'justificacion'])
    .execute()
  const entered = rows.filter(({ fechaEntrega }) => fechaEntrega !== null)
  const worked = new Set(entered.map(({ fecha }) => fecha))
  const isSensor = config.salarioSegun === 'sensor'
  return {
    conductor,
    empleos: empleosOf(conductor, confirmed, primera, config, hoy),
    entradas: entered.map(({ fecha, busNumero, liquidada, ...figures }) => ({
      ...{ fecha, busNumero, pendiente: liquidada === 0 },
      valor: isSensor ? figures.salarioSensor : figures.salarioReg,
      otro: isSensor ? figures.salarioReg : figures.salarioSensor,
      neto: config.cierreSegun === 'sensor' ? figures.valorNetoSensor : figures.valorNetoReg,
    })),
    sinEntrada: rows.filter(({ fechaEntrega }) => fechaEntrega === null),
    neutrales: absences
      .filter(
        ({ fecha, justificacion }) =>
          NEUTRAS.includes(sinAcentos(justificacion).trim()) && !worked.has(fecha),
      )
      .map(({ fecha, justificacion }) => ({ fecha, motivo: justificacion.trim() })),
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
