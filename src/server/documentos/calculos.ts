/** The calculation of each kind of paper. */
import { pesos } from '../../contract/dudas'
import { sumaDe } from '../../contract/numeros'
import { type CuerpoPrevia } from '../../contract/previa'
import { avisosDeNetos, dato, liquidaciones, within, type Entrada } from '../nomina/avisos'
import { type Historia } from '../nomina/base'
import { earliest, type Periodo } from '../nomina/dias'
import { inicioDeCesantias } from '../nomina/cesantias'
import { ventanaDe } from '../nomina/periodos'
import { bono, prima } from '../nomina/prestaciones'
import { finiquito } from '../nomina/retiro'
import { type Calculo } from '../nomina/steps'
import { compensadas, diasHabiles, disfrutadas, enDias, saldoDeVacaciones } from '../nomina/vacaciones'
import { type Caso } from './casos'
import { type Previo } from './previos'
import { assertAnteriores } from './typed-years'

type De<Tipo extends CuerpoPrevia['tipo']> = Extract<CuerpoPrevia, { tipo: Tipo }>

/** A paper's steps, and what is to be said beside them. */
interface Documento extends Calculo {
  /** Tells whether a paper pays already what this one would. */
  repite: (previo: Previo) => boolean
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

const seCruzan = (one: Periodo, other: Periodo) => one.desde <= other.hasta && other.desde <= one.hasta
const esPrima = ({ concepto }: Previo) => concepto === 'prima'
const esBono = ({ concepto }: Previo) => concepto === SALARIO.concepto || concepto === LIBERALIDAD.concepto
const esVacacion = ({ concepto }: Previo) => concepto === 'vacaciones' || concepto === 'disfrutadas'
const esRetiro = ({ tipo }: Previo) => tipo.startsWith('liquidacion')

/** The steps of the paper of a case. @throws 400 on a typed year that cannot be. */
export function documentoDe(caso: Caso, historia: Historia, entradas: readonly Entrada[]): Documento {
  const { cuerpo, corte, previos } = caso
  if (cuerpo.tipo === 'vacaciones') return vacacionesDe(caso, historia, cuerpo.datos, entradas)
  const notas = caso.config.auxilioTransporte ? [] : ['Sin auxilio de transporte.']
  if (!('mes' in cuerpo)) return retiroDe(caso, historia, cuerpo, entradas, notas)
  const ventana = ventanaDe(cuerpo.tipo, cuerpo.mes, corte)
  if (cuerpo.tipo === 'prima') {
    const calculo = prima(historia, ventana, previos.filter(esPrima))
    const isPaid = calculo.pasos.length === 0
    return { ...calculo, notas, repite: (previo) => isPaid && esPrima(previo) && seCruzan(previo, ventana) }
  }
  const { dias, liberalidad } = cuerpo.datos
  const clase = liberalidad ? LIBERALIDAD : SALARIO
  return {
    ...bono(historia, ventana, Math.round(dias * 10), clase),
    repite: (previo) => esBono(previo) && seCruzan(previo, ventana),
  }
}

/** Working days of vacations that are taken, before papers were issued and by them. */
export const tomadosDe = ({ contrato, previos }: Pick<Caso, 'contrato' | 'previos'>) =>
  contrato.vacacionesPrevias + sumaDe(previos.filter(esVacacion), 'dias')

function vacacionesDe(
  caso: Caso,
  historia: Historia,
  datos: De<'vacaciones'>['datos'],
  entradas: readonly Entrada[],
): Documento {
  const { contrato, corte, previos, festivos } = caso
  const tomados = tomadosDe(caso)
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
      repite: (previo) => esRetiro(previo) || (previo.concepto === 'disfrutadas' && seCruzan(previo, datos)),
      rechazo:
        diasHabiles(datos, registered) === 0
          ? ['hasta', 'No hay días hábiles entre esas fechas.']
          : undefined,
    }
  }
  const fin = earliest(corte, contrato.hasta ?? corte)
  const { causado, saldo } = saldoDeVacaciones(historia, fin, tomados)
  const left = enDias(saldo - Math.round(datos.dias * 3600)).toLocaleString('es-CO')
  const isRunning = (contrato.hasta ?? '9999') > corte
  const asked = isRunning ? ['A solicitud escrita del trabajador (CST 189).'] : []
  const pagados = sumaDe(
    previos.filter(({ concepto }) => concepto === 'vacaciones'),
    'dias',
  )
  const half = enDias(Math.floor(causado / 2)).toLocaleString('es-CO')
  const before = pagados > 0 ? ` Ya se compensaron ${pagados.toLocaleString('es-CO')}.` : ''
  return {
    ...compensadas(historia, fin, tomados, datos.dias),
    notas: [...asked, `Saldo después de este pago: ${left} días hábiles.`],
    repite: (previo) => esRetiro(previo) || (esVacacion(previo) && Math.round(datos.dias * 10) * 360 > saldo),
    // CST 189.
    rechazo:
      isRunning && (datos.dias + pagados) * 2 * 3600 > causado
        ? ['dias', `Se compensa como máximo la mitad de lo causado: ${half} días.${before}`]
        : undefined,
  }
}

function retiroDe(
  caso: Caso,
  historia: Historia,
  { tipo, datos }: De<'liquidacion' | 'liquidacion-antigua'>,
  entradas: readonly Entrada[],
  notas: readonly string[],
): Documento {
  const { contrato, corte, previos, saldo = 0 } = caso
  const { desde, cesantiasDesde, hasta } = contrato
  const fin = hasta ?? corte
  const isOld = tipo === 'liquidacion-antigua'
  const { deuda, otrosDescuentos, motivoDescuentos } = datos
  const deducted = [
    deuda > 0 && `${pesos(deuda)} por mis deudas con la empresa`,
    otrosDescuentos > 0 && `${pesos(otrosDescuentos)} por ${motivoDescuentos}`,
  ].filter(Boolean)
  const anteriores = isOld ? datos.cesantias : []
  assertAnteriores(anteriores, desde, inicioDeCesantias(historia, cesantiasDesde))
  const { avisos, ...calculo } = finiquito(historia, {
    ...{ ...datos, fin, cesantiasDesde, tomados: tomadosDe(caso), primas: previos.filter(esPrima) },
    anteriores,
    interesesPagados: isOld && datos.interesesPagados,
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
    rechazo: previos.some(esRetiro) ? undefined : rechazo,
    avisos: [...avisos, ...avisosDeNetos(within(entradas, { desde, hasta: fin }), fin)],
    repite: esRetiro,
    notas: [...notas, 'No incluye indemnización (CST 64), aportes ni retención.'],
    autorizacion:
      deducted.length > 0
        ? `Autorizo descontar de esta liquidación ${deducted.join(' y ')} (CST 59 y 149).`
        : undefined,
  }
}
