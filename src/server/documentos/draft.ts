/** A paper as it would be issued now: what a case comes to by the rules of pay. */
import { createHash } from 'node:crypto'
import { diasEntre, fechaLarga, sumarDias, type Periodo } from '../../contract/fechas'
import { sumaDe } from '../../contract/numeros'
import { type Papel, type Rango } from '../../contract/previa'
import { sinAcentos } from '../../contract/sinAcentos'
import {
  avisosDePendientes,
  avisosDeRangos,
  dato,
  nota,
  textoDeFuera,
  within,
  type Entrada,
} from '../nomina/avisos'
import { averagedDays, type Average } from '../nomina/base'
import { earliest, isWithin, latest } from '../nomina/days'
import { lastTwelveMonths, windowOf } from '../nomina/periods'
import { type Step } from '../nomina/steps'
import { calculate } from './calculations'
import { type Case } from './cases'
import { entriesOf, neutralDaysOf, rangesOf, type Workdays } from './workdays'

/** A paper whose lines bear their averages. */
interface Paper extends Papel {
  lineas: Step[]
}

/** A paper with all that it was computed from but the days of work, and all that it is drawn from. */
export interface Draft extends Case {
  papel: Paper
  /** Settlements in the days of its averages. */
  entradas: number
  notas?: string[]
  autorizacion?: string
  rechazo?: readonly [campo: string, mensaje: string]
}

/** '26 nov 2026' */
const dayText = (fecha: string) => fechaLarga(fecha).replace(/de (\w{3})\w* de/, '$1')

/** Days of the averages that only a sensor filled: nothing is issued over them. */
function unsettledText({ liquidaciones }: Workdays, windows: readonly Periodo[]) {
  const days = liquidaciones.filter(
    (day) => day.fechaEntrega === null && windows.some((window) => isWithin(day.fecha, window)),
  )
  const [first] = days
  const more = days.length > 1 ? ` (y ${days.length - 1} más)` : ''
  return first && `El bus ${first.busNumero} del ${dayText(first.fecha)} solo tiene sensor${more}`
}

/** Pay that there are no days for: its average would be anything. */
const noDaysText = (promedios: readonly Average[]) =>
  promedios.some((promedio) => promedio.devengado > 0 && averagedDays(promedio) <= 0) &&
  'No queda ningún día para promediar: revise los días neutrales y las licencias.'

/** The issued bonos of a contract that are salary, as pay of the day by which they were computed. */
export const bonosOf = ({ previos }: Pick<Case, 'previos'>) =>
  previos.flatMap(({ concepto, papel, corte, valor }) =>
    concepto === 'bono' ? [{ papel, fecha: corte, valor }] : [],
  )

/** The days of issued vacations, with their paper. */
const restDaysOf = ({ previos }: Case) =>
  previos.flatMap(({ concepto, desde, hasta, papel: motivo }) =>
    concepto === 'disfrutadas'
      ? Array.from({ length: diasEntre(desde, hasta) + 1 }, (_, i) => ({
          fecha: sumarDias(desde, i),
          motivo,
        }))
      : [],
  )

/** The neutral ranges of the contract that issued vacations and the attendance propose, each day once; one that was worked is none. */
function proposedNeutrals(caso: Case, jornadas: Workdays, worked: ReadonlySet<string>) {
  const empleo = { desde: caso.contrato.desde, hasta: caso.contrato.hasta ?? '9999' }
  const dias = [...neutralDaysOf(jornadas), ...restDaysOf(caso)].filter(({ fecha }) => !worked.has(fecha))
  // Keeps the vacations of a day that the attendance names too.
  const byDay = new Map(dias.map((dia) => [dia.fecha, dia]))
  return rangesOf(within([...byDay.values()], empleo).sort((a, b) => (a.fecha < b.fecha ? -1 : 1)))
}

const daysText = (count: number) => (count === 1 ? '1 día' : `${count} días`)

/** Tells of the days of issued vacations that were worked. */
function warnOfWorkedRests(caso: Case, worked: ReadonlySet<string>, periodo: Periodo) {
  const { length } = within(restDaysOf(caso), periodo).filter(({ fecha }) => worked.has(fecha))
  return length > 0 ? [nota(`Trabajó ${daysText(length)} de sus vacaciones.`)] : []
}

/** Tells of neutral days that are vacations by the attendance alone: those of a paper bear its name. */
function warnOfUnissuedRests(neutrales: readonly Rango[]) {
  const unpaid = neutrales.filter(({ motivo }) => sinAcentos(motivo) === 'vacaciones')
  const days = unpaid.reduce((sum, { desde, hasta }) => sum + diasEntre(desde, hasta) + 1, 0)
  return unpaid[0]
    ? [dato(`Vacaciones sin documento emitido: ${daysText(days)}, desde el ${fechaLarga(unpaid[0].desde)}.`)]
    : []
}

/** Settlements up to the day of a paper on days of none of the driver's confirmed contracts, where there are any. */
const outsideOf = ({ contratos = [], corte }: Case, entradas: readonly Entrada[]) =>
  entradas.filter(
    ({ fecha }) =>
      contratos.length > 0 &&
      fecha <= corte &&
      contratos.every(({ desde, hasta }) => fecha < desde || fecha > (hasta ?? fecha)),
  )

/** The paper of a case over some days of work. @throws 400 on a field that cannot be. */
export function draftOf(caso: Case, jornadas: Workdays): Draft {
  const { cuerpo, contrato, conductor, config, recorded, corte } = caso
  // A case's request is of its contract alone.
  const ajuste = 'mes' in cuerpo ? (Object.values(cuerpo.datos.ajustes)[0] ?? {}) : cuerpo.datos
  const entradas = entriesOf(jornadas, config)
  const worked = new Set(entradas.map(({ fecha }) => fecha))
  const { licencias = [], neutrales = proposedNeutrals(caso, jornadas, worked), minimo = false } = ajuste
  const historia = {
    contrato,
    recorded,
    devengados: [...entradas, ...bonosOf(caso)],
    neutrales,
    licencias,
    minimo,
    auxilio: config.auxilioTransporte,
    legales: config.legales,
  }
  const { pasos, avisos, repite, descontable, ...texts } = calculate(caso, historia, entradas)
  const windows = pasos.flatMap(({ promedio }) => promedio ?? [])
  const whole = {
    desde: earliest(...windows.map(({ desde }) => desde), '9999'),
    hasta: latest(...windows.map(({ hasta }) => hasta), ''),
  }
  const averaged = within(entradas, whole)
  const fuera = outsideOf(caso, entradas)
  const aviso = textoDeFuera(fuera)
  // A paper's days may begin before its contract.
  const ventana =
    'mes' in cuerpo ? windowOf(cuerpo.tipo, cuerpo.mes, corte) : lastTwelveMonths(contrato.hasta ?? corte)
  const own = contrato.uuid ? within(fuera, { ...ventana, hasta: contrato.hasta ?? corte }) : []
  const cubiertoPor = caso.previos.findLast(repite)?.papel
  const paid = cubiertoPor && `Ya se pagó: ${cubiertoPor}.`
  const impedimento = [
    caso.impedimento,
    paid,
    textoDeFuera(own),
    noDaysText(windows),
    unsettledText(jornadas, windows),
  ]
    .filter(Boolean)
    .join(' ')
  const counted = neutrales.filter(({ desde, hasta }) => desde <= whole.hasta && hasta >= whole.desde)
  const papel = {
    documento: conductor.documento,
    nombre: conductor.nombre,
    empresa: contrato.empresa,
    contrato,
    lineas: pasos,
    total: sumaDe(pasos, 'valor'),
    licencias,
    neutrales: counted,
    avisos: [
      ...avisos,
      ...(aviso ? [own.length > 0 ? nota(aviso) : dato(aviso)] : []),
      ...avisosDePendientes(averaged),
      ...warnOfWorkedRests(caso, worked, whole),
      ...warnOfUnissuedRests(counted),
      ...avisosDeRangos(entradas, [...(ajuste.neutrales ?? []), ...licencias]),
    ],
    impedimento: impedimento || undefined,
    cubiertoPor,
    descontable,
    saldo: caso.saldo,
    retirado: 'mes' in cuerpo ? contrato.hasta !== null && contrato.hasta <= corte : undefined,
  }
  const computed = { ...texts, entradas: averaged.length }
  const said = JSON.stringify([papel, computed, conductor.tipoDocumento])
  const huella = createHash('sha256').update(said).digest('hex')
  return { ...caso, ...computed, papel: { ...papel, huella } }
}
