/** The contracts of which papers are asked for. */
import { type Selectable } from 'kysely'
import { conductorInexistente } from '../../contract/conductores'
import { type Contratos } from '../../contract/contratos'
import { fechaLarga, limitesDelMes, type Periodo } from '../../contract/fechas'
import { claveDelContrato, type Ajuste, type CuerpoPrevia, type Papel } from '../../contract/previa'
import { type ConductoresTable } from '../db/schema'
import { fieldError } from '../http/errors'
import { earliest } from '../nomina/days'

type OfMonth = Extract<CuerpoPrevia, { mes: number }>
export type OfOne = Exclude<CuerpoPrevia, OfMonth>

/** A contract as the papers take it: `hasta` is its last day for every calculation. */
export interface Employment {
  contrato: Papel['contrato']
  /** Why nothing is issued under it. */
  impedimento?: string
}

/** A driver's contracts that have begun, the latest first, a proposed one before the others. */
interface Employee {
  conductor: Selectable<ConductoresTable>
  employments: Employment[]
}

/** A contract of which a paper is asked for. */
export interface PaperRequest extends Employment, Employee {
  cuerpo: CuerpoPrevia
}

const UNCONFIRMED = 'Confirme el contrato: es una propuesta.'
const WITHOUT_END = 'Confirme el fin del contrato: el conductor se retiró.'

export const employmentsOf = ({ contratos, propuesto }: Contratos, hoy: string): Employment[] => [
  ...(propuesto ? [{ contrato: { uuid: null, ...propuesto }, impedimento: UNCONFIRMED }] : []),
  ...contratos
    .filter(({ desde }) => desde <= hoy)
    .map(({ version: _version, finPropuesto, ...contrato }) => ({
      contrato: { ...contrato, hasta: finPropuesto ?? contrato.hasta },
      impedimento: finPropuesto ? WITHOUT_END : undefined,
    })),
]

type Limits = Pick<Papel['contrato'], 'desde' | 'hasta'>

/** @throws 400 on the first day or the last, at `path`. */
function assertWithin({ desde, hasta }: Periodo, contrato: Limits, path = '') {
  const isBefore = desde < contrato.desde
  if (isBefore || hasta > (contrato.hasta ?? hasta))
    throw fieldError(400, `${path}${isBefore ? 'desde' : 'hasta'}`, 'Está fuera del contrato.')
}

/** Refuses typed ranges that are not of the contract. @throws 400 as {@link assertWithin}. */
function assertRanges(ajuste: Ajuste, contrato: Limits, path = '') {
  for (const campo of ['neutrales', 'licencias'] as const)
    ajuste[campo]?.forEach((rango, i) => assertWithin(rango, contrato, `${path}${campo}.${i}.`))
}

/** A contract by a paper's day: an end that is still to come counts as none, but for the paper of the end. */
export const asOf = ({ datos }: CuerpoPrevia, contrato: Employment['contrato'], corte: string) =>
  contrato.hasta !== null && contrato.hasta > corte && !('deuda' in datos)
    ? { ...contrato, hasta: null }
    : contrato

/** The request of a month's papers for one contract alone. */
export function ofContract(body: OfMonth, clave: string, ajuste: Ajuste = {}) {
  const own = { ajustes: { [clave]: ajuste }, elegidos: [clave], marcas: {} }
  // Its `tipo` stays that of its `datos`.
  return { ...body, datos: { ...body.datos, ...own } } as OfMonth
}

/** The contracts of a month's papers, by their days. */
export const requestsOfMonth = (
  body: OfMonth,
  empleados: readonly Employee[],
  ventana: Periodo,
  elegidos = body.datos.elegidos,
) =>
  empleados.flatMap((empleado) =>
    empleado.employments.flatMap((empleo): PaperRequest[] => {
      const { desde, hasta } = empleo.contrato
      const clave = claveDelContrato(empleo.contrato)
      const isChosen = elegidos?.includes(clave) ?? true
      if (!isChosen || desde > ventana.hasta || (hasta ?? ventana.hasta) < ventana.desde) return []
      const ajuste = body.datos.ajustes[clave]
      assertRanges(ajuste ?? {}, empleo.contrato, `ajustes.${clave}.`)
      return [{ ...empleado, ...empleo, cuerpo: ofContract(body, clave, ajuste) }]
    }),
  )

/** The contract of a driver's paper, to its end where that is what the paper is of. */
export function requestOfOne(
  body: OfOne,
  [empleado]: readonly Employee[],
  corte: string,
  hoy: string,
  contratoUuid = body.datos.contratoUuid,
): PaperRequest {
  const { documento, datos } = body
  if (!empleado) throw fieldError(400, 'documento', conductorInexistente(documento))
  const dia = ('deuda' in datos ? datos.fechaRetiro : 'desde' in datos && datos.desde) || corte
  const empleo = empleado.employments.find(({ contrato }) =>
    contratoUuid ? contrato.uuid === contratoUuid : contrato.desde <= dia,
  )
  if (!empleo)
    throw fieldError(400, 'documento', `${empleado.conductor.nombre} no tiene contrato en esos días.`)
  const pedido = { ...empleado, ...empleo, cuerpo: body }
  const { contrato, impedimento } = empleo
  if (!('deuda' in datos)) {
    assertRanges(datos, contrato)
    if ('desde' in datos) assertWithin(datos, contrato)
    return pedido
  }
  const fin = datos.fechaRetiro ?? contrato.hasta ?? corte
  if (fin < contrato.desde) throw fieldError(400, 'fechaRetiro', 'Es anterior al contrato.')
  const ended = { ...contrato, hasta: fin }
  assertRanges(datos, ended)
  const early = fin > hoy ? `Se emite desde el ${fechaLarga(fin)}, su día de retiro.` : undefined
  const isEnd = contrato.hasta === fin || contrato.uuid === null
  return {
    ...pedido,
    contrato: ended,
    impedimento: isEnd ? (impedimento ?? early) : 'Confirme el contrato con su fecha de retiro.',
  }
}

/** The day by which a month's papers are computed: the last of a half-year that is past. @throws 400 for one that has not begun. */
export function cutoffOf({ mes, datos: { anio } }: OfMonth, hoy: string) {
  if (anio === undefined) return hoy
  if (limitesDelMes(anio, mes - 5).desde > hoy) throw fieldError(400, 'anio', 'Ese semestre no ha comenzado.')
  return earliest(hoy, limitesDelMes(anio, mes).hasta)
}
