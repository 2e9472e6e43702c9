/** The contracts of which papers are asked for. */
import { conductorInexistente } from '../../contract/conductores'
import { fechaLarga, limitesDelMes } from '../../contract/fechas'
import { claveDelContrato, type Ajuste, type CuerpoPrevia } from '../../contract/previa'
import { type Config } from '../config'
import { fieldError } from '../http/errors'
import { within } from '../nomina/avisos'
import { clip, earliest, type Periodo } from '../nomina/dias'
import { primaSemestre } from '../nomina/periodos'
import { type Empleo, type Expediente } from './expedientes'
import { entradasOf } from './jornadas'

type DelMes = Extract<CuerpoPrevia, { mes: number }>
export type DeUno = Exclude<CuerpoPrevia, DelMes>

/** A contract of which a paper is asked for. */
interface Pedido extends Empleo {
  cuerpo: CuerpoPrevia
  expediente: Expediente
}

/** Refuses typed ranges that are in no contract of theirs. @throws 400 on the first day or the last, at `path`. */
function assertRangos(ajuste: Ajuste | undefined, empleos: readonly Pick<Empleo, 'contrato'>[], path = '') {
  for (const campo of ['neutrales', 'licencias'] as const)
    for (const [i, { desde, hasta }] of (ajuste?.[campo] ?? []).entries()) {
      // The one in which it begins, where there is one.
      const own = empleos.find(({ contrato }) => contrato.desde <= desde)?.contrato
      if (own && hasta <= (own.hasta ?? hasta)) continue
      throw fieldError(400, `${path}${campo}.${i}.${own ? 'hasta' : 'desde'}`, 'Está fuera del contrato.')
    }
}

/** A contract by a paper's day: an end that is still to come counts as none, but for the paper of the end. */
export const vigente = ({ datos }: CuerpoPrevia, contrato: Empleo['contrato'], corte: string) =>
  contrato.hasta !== null && contrato.hasta > corte && !('deuda' in datos)
    ? { ...contrato, hasta: null }
    : contrato

/** The request of a month's papers for one contract alone. */
export function delContrato(body: DelMes, documento: string, desde: string, ajuste: Ajuste = {}) {
  const own = { ajustes: { [claveDelContrato(documento, desde)]: ajuste }, elegidos: [{ documento, desde }] }
  // Its `tipo` stays that of its `datos`.
  return { ...body, datos: { ...body.datos, ...own } } as DelMes
}

/** The contracts of a month's papers: those that are confirmed, or have settlements in its days; one alone of a paper to replace. */
export function pedidosDelMes(
  body: DelMes,
  expedientes: readonly Expediente[],
  ventana: Periodo,
  corte: string,
  config: Config,
  contratoUuid?: string,
) {
  const { elegidos, ajustes } = body.datos
  return expedientes.flatMap((expediente) => {
    const { documento } = expediente.conductor
    return expediente.empleos.flatMap((empleo): Pedido[] => {
      const { desde, hasta, uuid } = empleo.contrato
      const dias = clip({ desde, hasta: hasta ?? ventana.hasta }, ventana)
      const isChosen = contratoUuid
        ? uuid === contratoUuid
        : (elegidos?.some((one) => one.documento === documento && one.desde === desde) ?? true)
      if (dias.hasta < dias.desde || !isChosen) return []
      if (uuid === null && within(entradasOf(expediente.jornadas, config), dias).length === 0) return []
      const name = claveDelContrato(documento, desde)
      assertRangos(ajustes[name], [empleo], `ajustes.${name}.`)
      const cuerpo = delContrato(body, documento, desde, ajustes[name])
      return [{ ...empleo, contrato: vigente(cuerpo, empleo.contrato, corte), cuerpo, expediente }]
    })
  })
}

/** The day by which a paper's contract is told; null where the latest is meant. */
function diaDe(body: DeUno, hoy: string) {
  if (body.tipo !== 'vacaciones') return body.datos.fechaRetiro ?? null
  return body.datos.forma === 'disfrutadas' ? body.datos.desde : hoy
}

/** The contract of a driver's paper, to its end where that is what the paper is of. */
export function pedidoDelConductor(
  body: DeUno,
  [expediente]: readonly Expediente[],
  corte: string,
  hoy: string,
  contratoUuid = body.datos.contratoUuid,
): Pedido {
  const { documento } = body
  if (!expediente) throw fieldError(400, 'documento', conductorInexistente(documento))
  const dia = diaDe(body, corte)
  const empleo = expediente.empleos.find(({ contrato }) =>
    contratoUuid ? contrato.uuid === contratoUuid : dia === null || contrato.desde <= dia,
  )
  if (!empleo)
    throw fieldError(400, 'documento', `${expediente.conductor.nombre} no tiene contrato en esos días.`)
  const pedido = { ...empleo, cuerpo: body, expediente }
  const { contrato, impedimento } = empleo
  if (body.tipo === 'vacaciones') {
    assertRangos(body.datos, [empleo])
    if (body.datos.forma === 'disfrutadas') {
      const { desde, hasta } = body.datos
      const fuera = desde < contrato.desde ? 'desde' : hasta > (contrato.hasta ?? hasta) ? 'hasta' : undefined
      if (fuera) throw fieldError(400, fuera, 'Está fuera del contrato.')
    }
    return { ...pedido, contrato: vigente(body, contrato, corte) }
  }
  const fin = body.datos.fechaRetiro ?? contrato.hasta ?? corte
  if (fin < contrato.desde) throw fieldError(400, 'fechaRetiro', 'Es anterior al contrato.')
  assertRangos(body.datos, [{ contrato: { ...contrato, hasta: fin } }])
  const early = fin > hoy ? `Se emite desde el ${fechaLarga(fin)}, su día de retiro.` : undefined
  const isEnd = contrato.hasta === fin || contrato.uuid === null
  return {
    ...pedido,
    contrato: { ...contrato, hasta: fin },
    impedimento: isEnd ? (impedimento ?? early) : 'Confirme el contrato con su fecha de retiro.',
  }
}

/** The day by which a month's papers are computed: the last of a half-year that is past. @throws 400 for one that has not begun. */
export function corteDelMes({ mes, datos: { anio } }: DelMes, hoy: string) {
  if (anio === undefined) return hoy
  if (limitesDelMes(anio, mes - 5).desde > hoy) throw fieldError(400, 'anio', 'Ese semestre no ha comenzado.')
  return earliest(hoy, limitesDelMes(anio, mes).hasta)
}

/** Days of which a month's papers pay, from the first that is averaged. */
export function ventanaDelMes({ tipo, mes }: DelMes, hoy: string) {
  const { desde, causaHasta, final } = primaSemestre(mes, hoy)
  return { desde: tipo === 'bono' ? `${final.slice(0, 4)}-01-01` : desde, hasta: causaHasta }
}
