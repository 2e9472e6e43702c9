/** The cases of which papers are asked for: what is read of each beside the days of work. */
import { sql, type Selectable } from 'kysely'
import { type CuerpoPrevia, type Datos } from '../../contract/previa'
import { LEGALES } from '../../contract/salarioMinimo'
import { nitOf, type Config } from '../config'
import { type ConductoresTable } from '../db/schema'
import { type Db } from '../db/types'
import { alphabetically } from '../collation'
import { readContracts } from '../contratos/proposals'
import { within } from '../nomina/avisos'
import type { Periodo } from '../../contract/fechas'
import { clip } from '../nomina/days'
import { windowOf } from '../nomina/periods'
import { entriesOf, readWorkdays } from './workdays'
import {
  cutoffOf,
  employmentsOf,
  requestOfOne,
  requestsOfMonth,
  asOf,
  type PaperRequest,
  type Employment,
} from './requests'
import { readPaidDays, readReplaced, type PaidDays } from './issued'

const byName = alphabetically<'nombre' | 'documento'>('nombre', 'documento')

/** All that a paper is computed from but the days of work; it stays with an issued one. */
export interface Case extends Employment {
  /** Request of this contract alone. */
  cuerpo: CuerpoPrevia
  /** The day by which it is computed. */
  corte: string
  conductor: Pick<Selectable<ConductoresTable>, 'documento' | 'tipoDocumento' | 'nombre'>
  /** Tax number of the contract's company. */
  nit: string | undefined
  recorded: Periodo
  /** Confirmed contracts of the driver, this one among them; unknown of a paper that was issued before they were kept. */
  contratos?: readonly Employment['contrato'][]
  previos: readonly PaidDays[]
  /** Holidays of a rest. */
  festivos: readonly string[]
  /** Debts less repayments, at the end of a contract. */
  saldo?: number
  config: Pick<Config, 'salarioSegun' | 'cierreSegun' | 'auxilioTransporte'> & { legales: typeof LEGALES }
}

/** Balance of a driver by the ledger: debts minus repayments, but that of the paper to replace. */
async function readBalance(db: Db, conductorUuid = '', reemplaza = '') {
  const sumOf = (libro: 'deudas' | 'abonos') =>
    db
      .selectFrom(libro as 'deudas')
      .select(({ fn }) => fn.sum<number | null>('valor').as('total'))
      .where('conductorUuid', '=', conductorUuid)
  const kept = sumOf('abonos').where(sql.ref('emitidoUuid'), 'is distinct from', reemplaza)
  const { total: debts } = await sumOf('deudas').executeTakeFirstOrThrow()
  const { total: repaid } = await kept.executeTakeFirstOrThrow()
  return (debts ?? 0) - (repaid ?? 0)
}

async function readHolidays(db: Db, datos: Datos<'vacaciones'>) {
  if (datos.forma === 'compensadas') return []
  const rows = await db
    .selectFrom('festivos')
    .select('fecha')
    .where('fecha', '>=', datos.desde)
    .where('fecha', '<=', datos.hasta)
    .execute()
  return rows.map(({ fecha }) => fecha)
}

/** The days from the company's first entered settlement to its last: no others have data. Today stands for them where there is none. */
async function readRecorded(db: Db, hoy: string) {
  const entered = db.selectFrom('liquidaciones').where('fechaEntrega', 'is not', null)
  // An index answers each of the two at once, but not both together.
  const first = entered.select(({ fn }) => fn.min<string | null>('fecha').as('fecha'))
  const last = entered.select(({ fn }) => fn.max<string | null>('fecha').as('fecha'))
  return {
    desde: (await first.executeTakeFirstOrThrow()).fecha ?? hoy,
    hasta: (await last.executeTakeFirstOrThrow()).fecha ?? hoy,
  }
}

/**
 * The cases of a request, by the drivers' names, with their days of work.
 * @param db a snapshot for a preview, the open transaction where it is issued.
 * @throws 400 on the field that cannot be; 404 and 409 for the paper to replace.
 */
export async function readCases(db: Db, config: Config, hoy: string, { reemplaza, ...body }: CuerpoPrevia) {
  const replaced = reemplaza === undefined ? undefined : await readReplaced(db, reemplaza, body)
  const corte = replaced?.corte ?? ('mes' in body ? cutoffOf(body, hoy) : hoy)
  const ventana = 'mes' in body ? windowOf(body.tipo, body.mes, corte) : { desde: '1900-01-01', hasta: corte }
  const documento = 'mes' in body ? replaced?.documento : body.documento
  const employees = (await readContracts(db, config, corte, documento))
    .map((one) => ({ ...one, employments: employmentsOf(one, corte) }))
    .sort((one, other) => byName(one.conductor, other.conductor))
  const requests =
    'mes' in body
      ? requestsOfMonth(body, employees, ventana, replaced && [replaced.contratoUuid])
      : [requestOfOne(body, employees, corte, hoy, replaced?.contratoUuid)]
  if (requests.length === 0) return []
  const uuids = requests.map(({ contrato }) => contrato.uuid ?? '')
  const previos = await readPaidDays(db, uuids, reemplaza)
  const conductores = requests.map(({ conductor }) => conductor.uuid)
  const workdaysOf = await readWorkdays(db, conductores, ventana.desde)
  /** A proposal is of work alone: a month's paper has none of it without settlements in its days. */
  const isOfWork = ({ conductor, contrato: { uuid, desde, hasta } }: PaperRequest) => {
    if (uuid !== null || !('mes' in body)) return true
    const days = clip({ desde, hasta: hasta ?? ventana.hasta }, ventana)
    return within(entriesOf(workdaysOf(conductor.uuid), config), days).length > 0
  }
  const { salarioSegun, cierreSegun, auxilioTransporte } = config
  const common = {
    corte,
    recorded: await readRecorded(db, corte),
    festivos: 'forma' in body.datos ? await readHolidays(db, body.datos) : [],
    saldo: 'deuda' in body.datos ? await readBalance(db, conductores[0], reemplaza) : undefined,
    config: { salarioSegun, cierreSegun, auxilioTransporte, legales: LEGALES },
  }
  return requests.filter(isOfWork).map(({ conductor, employments, cuerpo, contrato, impedimento }) => {
    const { uuid, documento: identificador, tipoDocumento, nombre } = conductor
    const caso: Case = {
      ...common,
      cuerpo,
      impedimento,
      contrato: asOf(cuerpo, contrato, corte),
      conductor: { documento: identificador, tipoDocumento, nombre },
      contratos: employments.flatMap((empleo) => (empleo.contrato.uuid ? empleo.contrato : [])),
      nit: nitOf(config, contrato.empresa),
      previos: previos.get(contrato.uuid ?? '') ?? [],
    }
    return { caso, jornadas: workdaysOf(uuid) }
  })
}
