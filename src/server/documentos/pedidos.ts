/** The contracts of which papers are asked for. */
import { type Selectable } from 'kysely'
import { conductorInexistente } from '../../contract/conductores'
import { type Contratos } from '../../contract/contratos'
import { fechaLarga, limitesDelMes } from '../../contract/fechas'
import { claveDelContrato, type Ajuste, type CuerpoPrevia, type Papel } from '../../contract/previa'
import { type ConductoresTable } from '../db/schema'
import { fieldError } from '../http/errors'
import { earliest, latest, type Periodo } from '../nomina/dias'

type DelMes = Extract<CuerpoPrevia, { mes: number }>
export type DeUno = Exclude<CuerpoPrevia, DelMes>

/** A contract as the papers take it: `hasta` is its last day for every calculation. */
export interface Empleo {
  contrato: Papel['contrato']
  /** Why nothing is issued under it. */
  impedimento?: string
}

/** A driver's contracts that have begun, the latest first, a proposed one before the others. */
export interface Empleado {
  conductor: Selectable<ConductoresTable>
  /** The last day of work. */
  ultima: string | null
  empleos: Empleo[]
}

/** A contract of which a paper is asked for. */
interface Pedido extends Empleo, Empleado {
  cuerpo: CuerpoPrevia
}

const NO_CONFIRMADO = 'Confirme el contrato: es una propuesta.'
const SIN_FIN = 'Confirme el fin del contrato: el conductor se retiró.'

export const empleosOf = ({ contratos, propuesto }: Contratos, hoy: string): Empleo[] => [
  ...(propuesto ? [{ contrato: { uuid: null, ...propuesto }, impedimento: NO_CONFIRMADO }] : []),
  ...contratos
    .filter(({ desde }) => desde <= hoy)
    .map(({ version: _version, finPropuesto, ...contrato }) => ({
      contrato: { ...contrato, hasta: finPropuesto ?? contrato.hasta },
      impedimento: finPropuesto ? SIN_FIN : undefined,
    })),
]

type Dias = Pick<Papel['contrato'], 'desde' | 'hasta'>

/** @throws 400 on the first day or the last, at `path`. */
function assertWithin({ desde, hasta }: Periodo, contrato: Dias, path = '') {
  const isBefore = desde < contrato.desde
  if (isBefore || hasta > (contrato.hasta ?? hasta))
    throw fieldError(400, `${path}${isBefore ? 'desde' : 'hasta'}`, 'Está fuera del contrato.')
}

/** Refuses typed ranges that are not of the contract. @throws 400 as {@link assertWithin}. */
function assertRangos(ajuste: Ajuste, contrato: Dias, path = '') {
  for (const campo of ['neutrales', 'licencias'] as const)
    ajuste[campo]?.forEach((rango, i) => assertWithin(rango, contrato, `${path}${campo}.${i}.`))
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
export const pedidosDelMes = (
  body: DelMes,
  empleados: readonly Empleado[],
  ventana: Periodo,
  contratoUuid?: string,
) =>
  empleados.flatMap((empleado) =>
    empleado.empleos.flatMap((empleo): Pedido[] => {
      const { documento } = empleado.conductor
      const { desde, hasta, uuid } = empleo.contrato
      const { elegidos, ajustes } = body.datos
      const isChosen = contratoUuid
        ? uuid === contratoUuid
        : (elegidos?.some((one) => one.documento === documento && one.desde === desde) ?? true)
      if (!isChosen || desde > ventana.hasta || (hasta ?? ventana.hasta) < ventana.desde) return []
      // A proposal is of work alone.
      if (uuid === null && (empleado.ultima ?? '') < latest(desde, ventana.desde)) return []
      const name = claveDelContrato(documento, desde)
      assertRangos(ajustes[name] ?? {}, empleo.contrato, `ajustes.${name}.`)
      return [{ ...empleado, ...empleo, cuerpo: delContrato(body, documento, desde, ajustes[name]) }]
    }),
  )

/** The contract of a driver's paper, to its end where that is what the paper is of. */
export function pedidoDelConductor(
  body: DeUno,
  [empleado]: readonly Empleado[],
  corte: string,
  hoy: string,
  contratoUuid = body.datos.contratoUuid,
): Pedido {
  const { documento, datos } = body
  if (!empleado) throw fieldError(400, 'documento', conductorInexistente(documento))
  const dia = ('deuda' in datos ? datos.fechaRetiro : 'desde' in datos && datos.desde) || corte
  const empleo = empleado.empleos.find(({ contrato }) =>
    contratoUuid ? contrato.uuid === contratoUuid : contrato.desde <= dia,
  )
  if (!empleo)
    throw fieldError(400, 'documento', `${empleado.conductor.nombre} no tiene contrato en esos días.`)
  const pedido = { ...empleado, ...empleo, cuerpo: body }
  const { contrato, impedimento } = empleo
  if (!('deuda' in datos)) {
    assertRangos(datos, contrato)
    if ('desde' in datos) assertWithin(datos, contrato)
    return pedido
  }
  const fin = datos.fechaRetiro ?? contrato.hasta ?? corte
  if (fin < contrato.desde) throw fieldError(400, 'fechaRetiro', 'Es anterior al contrato.')
  const ended = { ...contrato, hasta: fin }
  assertRangos(datos, ended)
  const early = fin > hoy ? `Se emite desde el ${fechaLarga(fin)}, su día de retiro.` : undefined
  const isEnd = contrato.hasta === fin || contrato.uuid === null
  return {
    ...{ ...pedido, contrato: ended },
    impedimento: isEnd ? (impedimento ?? early) : 'Confirme el contrato con su fecha de retiro.',
  }
}

/** The day by which a month's papers are computed: the last of a half-year that is past. @throws 400 for one that has not begun. */
export function corteDelMes({ mes, datos: { anio } }: DelMes, hoy: string) {
  if (anio === undefined) return hoy
  if (limitesDelMes(anio, mes - 5).desde > hoy) throw fieldError(400, 'anio', 'Ese semestre no ha comenzado.')
  return earliest(hoy, limitesDelMes(anio, mes).hasta)
}
