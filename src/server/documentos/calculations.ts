/** The calculation of each kind of paper. */
import { pesos } from '../../contract/dudas'
import { sumaDe } from '../../contract/numeros'
import { type Datos } from '../../contract/previa'
import { dato, liquidaciones, within, type Entrada } from '../nomina/avisos'
import { type History } from '../nomina/base'
import type { Periodo } from '../../contract/fechas'
import { earliest } from '../nomina/days'
import { cesantiasFrom } from '../nomina/cesantias'
import { windowOf } from '../nomina/periods'
import { bono, prima } from '../nomina/prestaciones'
import { finiquito } from '../nomina/retiro'
import { type Calculation } from '../nomina/steps'
import { compensadas, workingDays, disfrutadas, inDays, vacationBalance } from '../nomina/vacaciones'
import { type Case } from './cases'
import { type PaidDays } from './issued'
import { assertTypedYears } from './typed-years'

/** A paper's steps, and what is to be said beside them. */
interface PaperCalculation extends Calculation {
  /** Tells whether a paper pays already what this one would. */
  repite: (previo: PaidDays) => boolean
  /** Most that may be deducted. */
  descontable?: number
  /** Sentences that end the paper. */
  notas?: string[]
  /** Stands above the driver's signature. */
  autorizacion?: string
  /** Field and reason for which it is not issued now: recomputing asks none of an issued paper. */
  rechazo?: readonly [campo: string, mensaje: string]
}

const SALARIO = { concepto: 'bono', norma: 'CST 127: lo que se paga cada año es salario' } as const
const LIBERALIDAD = {
  concepto: 'liberalidad',
  norma: 'Por mera liberalidad, no constituye salario (CST 128)',
} as const

const overlap = (one: Periodo, other: Periodo) => one.desde <= other.hasta && other.desde <= one.hasta
const isPrima = ({ concepto }: PaidDays) => concepto === 'prima'
const isBono = ({ concepto }: PaidDays) => concepto === SALARIO.concepto || concepto === LIBERALIDAD.concepto
const isVacation = ({ concepto }: PaidDays) => concepto === 'vacaciones' || concepto === 'disfrutadas'
const isSettlement = ({ tipo }: PaidDays) => tipo.startsWith('liquidacion')

/** The steps of the paper of a case. @throws 400 on a typed year that cannot be. */
export function calculate(caso: Case, historia: History, entradas: readonly Entrada[]): PaperCalculation {
  const { cuerpo, corte, previos } = caso
  if (cuerpo.tipo === 'vacaciones') return calculateVacaciones(caso, historia, cuerpo.datos, entradas)
  const notas = caso.config.auxilioTransporte ? [] : ['Sin auxilio de transporte.']
  if (!('mes' in cuerpo))
    return calculateRetiro(caso, historia, { cesantias: [], interesesPagados: false, ...cuerpo.datos }, notas)
  const ventana = windowOf(cuerpo.tipo, cuerpo.mes, corte)
  if (cuerpo.tipo === 'prima') {
    const calculo = prima(historia, ventana, previos.filter(isPrima))
    const isPaid = calculo.pasos.length === 0
    return { ...calculo, notas, repite: (previo) => isPaid && isPrima(previo) && overlap(previo, ventana) }
  }
  const { dias, liberalidad } = cuerpo.datos
  const clase = liberalidad ? LIBERALIDAD : SALARIO
  return {
    ...bono(historia, ventana, Math.round(dias * 10), clase),
    repite: (previo) => isBono(previo) && overlap(previo, ventana),
  }
}

/** Working days of vacations that are taken, before papers were issued and by them. */
export const takenOf = ({ contrato, previos }: Pick<Case, 'contrato' | 'previos'>) =>
  contrato.vacacionesPrevias + sumaDe(previos.filter(isVacation), 'dias')

function calculateVacaciones(
  caso: Case,
  historia: History,
  datos: Datos<'vacaciones'>,
  entradas: readonly Entrada[],
): PaperCalculation {
  const { contrato, corte, previos, festivos } = caso
  const tomados = takenOf(caso)
  if (datos.forma === 'disfrutadas') {
    const { desde, hasta } = datos
    const registered = new Set(festivos)
    const calculo = disfrutadas(historia, { desde, hasta }, registered, tomados)
    const { length } = within(entradas, datos)
    return {
      ...calculo,
      avisos: [
        ...calculo.avisos,
        ...(length > 0 ? [dato(`Hay ${liquidaciones(length)} en los días de descanso.`)] : []),
      ],
      repite: (previo) =>
        isSettlement(previo) || (previo.concepto === 'disfrutadas' && overlap(previo, datos)),
      rechazo:
        workingDays(datos, registered) === 0
          ? ['hasta', 'No hay días hábiles entre esas fechas.']
          : undefined,
    }
  }
  const fin = earliest(corte, contrato.hasta ?? corte)
  const { causado, saldo } = vacationBalance(historia, fin, tomados)
  const left = inDays(saldo - Math.round(datos.dias * 3600)).toLocaleString('es-CO')
  const isRunning = (contrato.hasta ?? '9999') > corte
  const asked = isRunning ? ['A solicitud escrita del trabajador (CST 189).'] : []
  const pagados = sumaDe(
    previos.filter(({ concepto }) => concepto === 'vacaciones'),
    'dias',
  )
  const half = inDays(Math.floor(causado / 2)).toLocaleString('es-CO')
  const before = pagados > 0 ? ` Ya se compensaron ${pagados.toLocaleString('es-CO')}.` : ''
  return {
    ...compensadas(historia, fin, tomados, datos.dias),
    notas: [...asked, `Saldo después de este pago: ${left} días hábiles.`],
    repite: (previo) =>
      isSettlement(previo) || (isVacation(previo) && Math.round(datos.dias * 10) * 360 > saldo),
    // CST 189.
    rechazo:
      isRunning && (datos.dias + pagados) * 2 * 3600 > causado
        ? ['dias', `Se compensa como máximo la mitad de lo causado: ${half} días.${before}`]
        : undefined,
  }
}

function calculateRetiro(
  caso: Case,
  historia: History,
  datos: Datos<'liquidacion-antigua'>,
  notas: readonly string[],
): PaperCalculation {
  const { contrato, corte, previos, saldo = 0 } = caso
  const { desde, cesantiasDesde, hasta } = contrato
  const fin = hasta ?? corte
  const { deuda, otrosDescuentos, motivoDescuentos } = datos
  const deducted = [
    deuda > 0 && `${pesos(deuda)} por mis deudas con la empresa`,
    otrosDescuentos > 0 && `${pesos(otrosDescuentos)} por ${motivoDescuentos}`,
  ].filter(Boolean)
  assertTypedYears(datos.cesantias, desde, cesantiasFrom(historia, cesantiasDesde))
  const calculo = finiquito(historia, {
    ...datos,
    fin,
    cesantiasDesde,
    tomados: takenOf(caso),
    primas: previos.filter(isPrima),
  })
  const campo = deuda > 0 ? 'deuda' : 'otrosDescuentos'
  const rechazo = [
    deuda > Math.max(0, saldo) && ([campo, `Supera lo que debe: ${pesos(Math.max(0, saldo))}.`] as const),
    deuda + otrosDescuentos > calculo.descontable &&
      ([campo, `Se descuentan como máximo ${pesos(calculo.descontable)}.`] as const),
  ].find((one) => one !== false)
  return {
    ...calculo,
    // Leaves what is paid already to its own refusal.
    rechazo: previos.some(isSettlement) ? undefined : rechazo,
    repite: isSettlement,
    notas: [...notas, 'No incluye indemnización (CST 64), aportes ni retención.'],
    autorizacion:
      deducted.length > 0
        ? `Autorizo descontar de esta liquidación ${deducted.join(' y ')} (CST 59 y 149).`
        : undefined,
  }
}
