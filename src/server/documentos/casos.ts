/** The cases of which papers are asked for: what is read of each beside the days of work. */
import { sql, type Selectable } from 'kysely'
import { type CuerpoPrevia } from '../../contract/previa'
import { LEGALES } from '../../contract/salarioMinimo'
import { nitOf, type Config } from '../config'
import { type ConductoresTable } from '../db/schema'
import { type Db } from '../db/types'
import { type Periodo } from '../nomina/dias'
import { readExpedientes, type Empleo } from './expedientes'
import { corteDelMes, pedidoDelConductor, pedidosDelMes, ventanaDelMes, type DeUno } from './pedidos'
import { readPrevios, readReemplazado, type Previo } from './previos'

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

/**
 * The cases of a request, by the drivers' names, with their days of work.
 * @throws 400 on the field that cannot be; 404 and 409 for the paper to replace.
 */
export async function readCasos(db: Db, config: Config, hoy: string, { reemplaza, ...body }: CuerpoPrevia) {
  const replaced = reemplaza === undefined ? undefined : await readReemplazado(db, reemplaza, body)
  const corte = replaced?.corte ?? ('mes' in body ? corteDelMes(body, hoy) : hoy)
  const ventana = 'mes' in body ? ventanaDelMes(body, corte) : { desde: '1900-01-01', hasta: corte }
  const documento = 'mes' in body ? replaced?.documento : body.documento
  const { expedientes, recorded } = await readExpedientes(db, config, corte, ventana.desde, documento)
  const pedidos =
    'mes' in body
      ? pedidosDelMes(body, expedientes, ventana, corte, config, replaced?.contratoUuid)
      : [pedidoDelConductor(body, expedientes, corte, hoy, replaced?.contratoUuid)]
  if (pedidos.length === 0) return []
  const uuids = pedidos.map(({ contrato }) => contrato.uuid ?? '')
  const previos = await readPrevios(db, uuids, reemplaza)
  const { salarioSegun, cierreSegun, auxilioTransporte } = config
  const comun = {
    ...{ corte, recorded, festivos: 'forma' in body.datos ? await readFestivos(db, body.datos) : [] },
    saldo: 'deuda' in body.datos ? await readSaldo(db, expedientes[0]?.conductor.uuid, reemplaza) : undefined,
    config: { salarioSegun, cierreSegun, auxilioTransporte, legales: LEGALES },
  }
  return pedidos.map(({ expediente: { conductor, jornadas, empleos }, ...pedido }) => {
    const { documento, tipoDocumento, nombre } = conductor
    const own = {
      conductor: { documento, tipoDocumento, nombre },
      contratos: empleos.flatMap(({ contrato }) => (contrato.uuid ? contrato : [])),
      nit: nitOf(config, pedido.contrato.empresa),
      previos: previos.get(pedido.contrato.uuid ?? '') ?? [],
    }
    return { caso: { ...comun, ...pedido, ...own }, jornadas }
  })
}
