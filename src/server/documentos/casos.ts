/** The cases of which papers are asked for: what is read of each beside the days of work. */
import { sql, type Selectable } from 'kysely'
import { type CuerpoPrevia } from '../../contract/previa'
import { LEGALES } from '../../contract/salarioMinimo'
import { nitOf, type Config } from '../config'
import { type ConductoresTable } from '../db/schema'
import { type Db } from '../db/types'
import { alphabetically } from '../collation'
import { readContratos } from '../contratos/propuestas'
import { type Periodo } from '../nomina/dias'
import { ventanaDe } from '../nomina/periodos'
import { readJornadas } from './jornadas'
import {
  corteDelMes,
  empleosOf,
  pedidoDelConductor,
  pedidosDelMes,
  vigente,
  type DeUno,
  type Empleo,
} from './pedidos'
import { readPrevios, readReemplazado, type Previo } from './previos'

const byName = alphabetically<'nombre' | 'documento'>('nombre', 'documento')

/** All that a paper is computed from but the days of work; it stays with an issued one. */
export interface Caso extends Empleo {
  /** Request of this contract alone. */
  cuerpo: CuerpoPrevia
  /** The day by which it is computed. */
  corte: string
  conductor: Pick<Selectable<ConductoresTable>, 'documento' | 'tipoDocumento' | 'nombre'>
  /** Tax number of the contract's company. */
  nit: string | undefined
  recorded: Periodo
  /** Confirmed contracts of the driver, this one among them; unknown of a paper that was issued before they were kept. */
  contratos?: readonly Empleo['contrato'][]
  previos: readonly Previo[]
  /** Holidays of a rest. */
  festivos: readonly string[]
  /** Debts less repayments, at the end of a contract. */
  saldo?: number
  config: Pick<Config, 'salarioSegun' | 'cierreSegun' | 'auxilioTransporte'> & { legales: typeof LEGALES }
}

/** Balance of a driver by the ledger: debts minus repayments, but that of the paper to replace. */
async function readSaldo(db: Db, conductorUuid = '', reemplaza = '') {
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

async function readFestivos(db: Db, datos: Extract<DeUno, { tipo: 'vacaciones' }>['datos']) {
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

/**
 * The cases of a request, by the drivers' names, with their days of work.
 * @param db a snapshot.
 * @throws 400 on the field that cannot be; 404 and 409 for the paper to replace.
 */
export async function readCasos(db: Db, config: Config, hoy: string, { reemplaza, ...body }: CuerpoPrevia) {
  const replaced = reemplaza === undefined ? undefined : await readReemplazado(db, reemplaza, body)
  const corte = replaced?.corte ?? ('mes' in body ? corteDelMes(body, hoy) : hoy)
  const ventana =
    'mes' in body ? ventanaDe(body.tipo, body.mes, corte) : { desde: '1900-01-01', hasta: corte }
  const documento = 'mes' in body ? replaced?.documento : body.documento
  const empleados = (await readContratos(db, config, corte, documento))
    .map((one) => ({ ...one, empleos: empleosOf(one, corte) }))
    .sort((one, other) => byName(one.conductor, other.conductor))
  const pedidos =
    'mes' in body
      ? pedidosDelMes(body, empleados, ventana, replaced?.contratoUuid)
      : [pedidoDelConductor(body, empleados, corte, hoy, replaced?.contratoUuid)]
  if (pedidos.length === 0) return []
  const uuids = pedidos.map(({ contrato }) => contrato.uuid ?? '')
  const previos = await readPrevios(db, uuids, reemplaza)
  const conductores = pedidos.map(({ conductor }) => conductor.uuid)
  const jornadasOf = await readJornadas(db, conductores, ventana.desde)
  const { salarioSegun, cierreSegun, auxilioTransporte } = config
  const comun = {
    corte,
    recorded: await readRegistro(db, corte),
    festivos: 'forma' in body.datos ? await readFestivos(db, body.datos) : [],
    saldo: 'deuda' in body.datos ? await readSaldo(db, conductores[0], reemplaza) : undefined,
    config: { salarioSegun, cierreSegun, auxilioTransporte, legales: LEGALES },
  }
  return pedidos.map(({ conductor, empleos, cuerpo, contrato, impedimento }) => {
    const { uuid, documento: identificador, tipoDocumento, nombre } = conductor
    const caso: Caso = {
      ...{ ...comun, cuerpo, impedimento, contrato: vigente(cuerpo, contrato, corte) },
      conductor: { documento: identificador, tipoDocumento, nombre },
      contratos: empleos.flatMap((empleo) => (empleo.contrato.uuid ? empleo.contrato : [])),
      nit: nitOf(config, contrato.empresa),
      previos: previos.get(contrato.uuid ?? '') ?? [],
    }
    return { caso, jornadas: jornadasOf(uuid) }
  })
}
