/** The cases of which papers are asked for: what is read of each beside the days of work. */
import { sql, type Selectable } from 'kysely'
import { conductorInexistente } from '../../contract/conductores'
import { type CuerpoPrevia } from '../../contract/previa'
import { LEGALES } from '../../contract/salarioMinimo'
import { nitOf, type Config } from '../config'
import { type ConductoresTable } from '../db/schema'
import { type Db } from '../db/types'
import { fieldError } from '../http/errors'
import { within } from '../nomina/avisos'
import { clip, type Periodo } from '../nomina/dias'
import { primaSemestre } from '../nomina/periodos'
import { readExpedientes, type Empleo, type Expediente } from './expedientes'
import { entradasOf } from './jornadas'
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
  previos: readonly Previo[]
  /** Holidays of a rest. */
  festivos: readonly string[]
  /** Debts less repayments, at the end of a contract. */
  saldo?: number
  config: Pick<Config, 'salarioSegun' | 'cierreSegun' | 'auxilioTransporte'> & { legales: typeof LEGALES }
}

type DelMes = Extract<CuerpoPrevia, { mes: number }>
type DeUno = Exclude<CuerpoPrevia, DelMes>

/** A contract of which a paper is asked for. */
interface Pedido extends Empleo {
  cuerpo: CuerpoPrevia
  expediente: Expediente
}

/** The contracts of a month's papers: those that are confirmed, or have settlements in its days; one alone of a paper to replace. */
function pedidosDelMes(
  body: DelMes,
  expedientes: readonly Expediente[],
  ventana: Periodo,
  config: Config,
  contratoUuid?: string,
) {
  const { elegidos, ajustes } = body.datos
  return expedientes.flatMap((expediente) =>
    expediente.empleos.flatMap((empleo): Pedido[] => {
      const { desde, hasta, uuid } = empleo.contrato
      const { documento } = expediente.conductor
      const dias = clip({ desde, hasta: hasta ?? ventana.hasta }, ventana)
      const isChosen = contratoUuid
        ? uuid === contratoUuid
        : (elegidos?.some((one) => one.documento === documento && one.desde === desde) ?? true)
      if (dias.hasta < dias.desde || !isChosen) return []
      if (uuid === null && within(entradasOf(expediente.jornadas, config), dias).length === 0) return []
      const own = { ajustes: { [documento]: ajustes[documento] ?? {} }, elegidos: [{ documento, desde }] }
      // Its `tipo` stays that of its `datos`.
      const cuerpo = { ...body, datos: { ...body.datos, ...own } } as DelMes
      return [{ ...empleo, cuerpo, expediente }]
    }),
  )
}

/** The day by which a paper's contract is told; null where the latest is meant. */
function diaDe(body: DeUno, hoy: string) {
  if (body.tipo !== 'vacaciones') return body.datos.fechaRetiro ?? null
  return body.datos.forma === 'disfrutadas' ? body.datos.desde : hoy
}

/** The contract of a driver's paper, to its end where that is what the paper is of. */
function pedidoDelConductor(
  body: DeUno,
  [expediente]: readonly Expediente[],
  hoy: string,
  contratoUuid = body.datos.contratoUuid,
): Pedido {
  const { documento } = body
  if (!expediente) throw fieldError(400, 'documento', conductorInexistente(documento))
  const dia = diaDe(body, hoy)
  const empleo = expediente.empleos.find(({ contrato }) =>
    contratoUuid ? contrato.uuid === contratoUuid : dia === null || contrato.desde <= dia,
  )
  if (!empleo)
    throw fieldError(400, 'documento', `${expediente.conductor.nombre} no tiene contrato en esos días.`)
  const pedido = { ...empleo, cuerpo: body, expediente }
  if (body.tipo === 'vacaciones') return pedido
  const { contrato, impedimento } = empleo
  const fin = body.datos.fechaRetiro ?? contrato.hasta ?? hoy
  if (fin < contrato.desde) throw fieldError(400, 'fechaRetiro', 'Es anterior al contrato.')
  const isEnd = contrato.hasta === fin || contrato.uuid === null
  return {
    ...pedido,
    contrato: { ...contrato, hasta: fin },
    impedimento: isEnd ? impedimento : 'Confirme el contrato con su fecha de retiro.',
  }
}

/** Balance of a driver by the ledger: debts minus repayments, but that of the paper to replace. */
async function readSaldo(db: Db, conductorUuid = '', reemplaza = '') {
  const sumOf = (libro: 'deudas' | 'abonos') =>
    db
      .selectFrom(libro as 'deudas')
      .select(({ fn }) => fn.sum<number | null>('valor').as('total'))
      .where('conductorUuid', '=', conductorUuid)
  const kept = sumOf('abonos').where(({ eb, fn, val }) =>
    eb(fn.coalesce(sql.ref('emitidoUuid'), val('')), '!=', reemplaza),
  )
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

/** Days of which a month's papers pay, from the first that is averaged. */
export function ventanaDelMes({ tipo, mes }: DelMes, hoy: string) {
  const { desde, causaHasta, final } = primaSemestre(mes, hoy)
  return { desde: tipo === 'bono' ? `${final.slice(0, 4)}-01-01` : desde, hasta: causaHasta }
}

/**
 * The cases of a request, by the drivers' names, with their days of work.
 * @throws 400 on the field that cannot be; 404 and 409 for the paper to replace.
 */
export async function readCasos(db: Db, config: Config, hoy: string, { reemplaza, ...body }: CuerpoPrevia) {
  const replaced = reemplaza === undefined ? undefined : await readReemplazado(db, reemplaza, body)
  const corte = replaced?.corte ?? hoy
  const ventana = 'mes' in body ? ventanaDelMes(body, corte) : { desde: '1900-01-01', hasta: corte }
  const documento = 'mes' in body ? replaced?.documento : body.documento
  const { expedientes, recorded } = await readExpedientes(db, config, corte, ventana.desde, documento)
  const pedidos =
    'mes' in body
      ? pedidosDelMes(body, expedientes, ventana, config, replaced?.contratoUuid)
      : [pedidoDelConductor(body, expedientes, corte, replaced?.contratoUuid)]
  if (pedidos.length === 0) return []
  const uuids = pedidos.map(({ contrato }) => contrato.uuid ?? '')
  const previos = await readPrevios(db, uuids, reemplaza)
  const { salarioSegun, cierreSegun, auxilioTransporte } = config
  const comun = {
    ...{ corte, recorded, festivos: 'forma' in body.datos ? await readFestivos(db, body.datos) : [] },
    saldo: 'deuda' in body.datos ? await readSaldo(db, expedientes[0]?.conductor.uuid, reemplaza) : undefined,
    config: { salarioSegun, cierreSegun, auxilioTransporte, legales: LEGALES },
  }
  return pedidos.map(({ expediente: { conductor, jornadas }, ...pedido }) => {
    const { documento, tipoDocumento, nombre } = conductor
    const own = {
      conductor: { documento, tipoDocumento, nombre },
      nit: nitOf(config, pedido.contrato.empresa),
      previos: previos.filter(({ contratoUuid }) => contratoUuid === pedido.contrato.uuid),
    }
    return { caso: { ...comun, ...pedido, ...own }, jornadas }
  })
}
