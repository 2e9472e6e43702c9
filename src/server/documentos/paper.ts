/** A paper as it would be issued now: what a driver's file comes to by the rules of pay. */
import { createHash } from 'node:crypto'
import { sumarDias } from '../../contract/fechas'
import { sumaDe } from '../../contract/numeros'
import { type Ajuste, type Papel, type Rango } from '../../contract/previa'
import { type Config } from '../config'
import { avisosDeEntradas, within } from '../nomina/avisos'
import { type Historia } from '../nomina/base'
import { earliest, latest, type Periodo } from '../nomina/dias'
import { type Calculo, type Paso } from '../nomina/prestaciones'
import { type Empleo, type Expediente } from './expedientes'

/** A paper, and what it is drawn with beside it. */
export interface Borrador {
  papel: Papel
  pasos: Paso[]
  tipoDocumento: string
  /** Settlements in the days of its averages. */
  entradas: number
  /** Sentences that end the paper. */
  notas?: string[]
  /** Stands above the driver's signature. */
  autorizacion?: string
}

/** Consecutive days with the same reason as ranges. */
function rangosOf(dias: readonly { fecha: string; motivo: string }[]) {
  const rangos: Rango[] = []
  for (const { fecha, motivo } of dias) {
    const last = rangos.at(-1)
    if (last?.motivo === motivo && last.hasta === sumarDias(fecha, -1)) last.hasta = fecha
    else rangos.push({ desde: fecha, hasta: fecha, motivo })
  }
  return rangos
}

/** Data from which one driver's paper is computed. */
export interface Caso {
  expediente: Expediente
  empleo: Empleo
  ajuste: Ajuste
  recorded: Periodo
  config: Config
}

export const historiaOf = ({ expediente, empleo, ajuste, recorded, config }: Caso): Historia => ({
  contrato: empleo.contrato,
  recorded,
  devengados: expediente.entradas,
  neutrales: ajuste.neutrales ?? rangosOf(expediente.neutrales),
  licencias: ajuste.licencias ?? [],
  auxilio: config.auxilioTransporte,
  minimo: ajuste.minimo ?? false,
})

/** Days of the averages that only a sensor filled: nothing is issued over them. */
function sinLiquidar({ sinEntrada }: Expediente, pasos: readonly Paso[]) {
  const days = sinEntrada.filter((day) =>
    pasos.some(({ promedio }) => promedio && within([day], promedio).length > 0),
  )
  const [first] = days
  const more = days.length > 1 ? ` (y ${days.length - 1} más)` : ''
  return first && `El bus ${first.busNumero} del ${shortDate(first.fecha)} solo tiene sensor${more}`
}

const MONTHS = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ')
/** '26 nov 2026' */
const shortDate = (fecha: string) =>
  `${Number(fecha.slice(8))} ${MONTHS[Number(fecha.slice(5, 7)) - 1]} ${fecha.slice(0, 4)}`

/** A paper of some steps. @param extra what its kind adds. */
export function papelOf(
  caso: Caso,
  { pasos, avisos }: Calculo,
  { notas, autorizacion, ...extra }: Partial<Papel> & Pick<Borrador, 'notas' | 'autorizacion'> = {},
): Borrador {
  const { expediente, empleo } = caso
  const { licencias = [], neutrales = rangosOf(expediente.neutrales) } = caso.ajuste
  const { documento, tipoDocumento, nombre } = expediente.conductor
  const windows = pasos.flatMap(({ promedio }) => promedio ?? [])
  const whole = {
    desde: earliest(...windows.map(({ desde }) => desde), '9999'),
    hasta: latest(...windows.map(({ hasta }) => hasta), ''),
  }
  const impedimentos = [empleo.impedimento, extra.impedimento, sinLiquidar(expediente, pasos)]
  const papel = {
    ...{ documento, nombre, empresa: empleo.contrato.empresa, contrato: empleo.contrato },
    lineas: pasos.map(({ promedio: _promedio, ...linea }) => linea),
    ...{ total: sumaDe(pasos, 'valor'), licencias },
    neutrales: neutrales.filter(({ desde, hasta }) => desde <= whole.hasta && hasta >= whole.desde),
    avisos: [...avisos, ...avisosDeEntradas(expediente.entradas, whole)],
    ...extra,
    impedimento: impedimentos.filter(Boolean).join(' ') || undefined,
  }
  const entradas = within(expediente.entradas, whole).length
  const inputs = JSON.stringify([papel, pasos, tipoDocumento, entradas, notas])
  const huella = createHash('sha256').update(inputs).digest('hex')
  return { papel: { ...papel, huella }, pasos, tipoDocumento, entradas, notas, autorizacion }
}

export const notaDelAuxilio = ({ auxilioTransporte }: Config) =>
  auxilioTransporte ? [] : ['Sin auxilio de transporte.']
