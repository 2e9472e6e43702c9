/** How a paper was computed, in words. */
import { fechaLarga } from '../../contract/fechas'
import { CONCEPTOS, type Concepto, type Linea, type Rango } from '../../contract/previa'
import { type Average } from '../nomina/base'
import { isWithin } from '../nomina/days'
import { type Step } from '../nomina/steps'
import { vacationBalance } from '../nomina/vacaciones'
import { integer, pesos, pesosWithCents } from '../pdf/figures'
import { longPeriodo } from '../pdf/letterhead'
import { type Lines } from '../pdf/sections'
import { bonosOf, type Draft } from './draft'
import { takenOf } from './calculations'

/** The value of a step from its base; a concept without one is as it was typed. */
const FORMULAS: Partial<Record<Concepto, string>> = {
  prima: 'base × días ÷ 360',
  cesantias: 'base × días ÷ 360',
  intereses: 'cesantías × días × 12 ÷ 36.000',
  vacaciones: 'base ÷ 30 × días',
  disfrutadas: 'base ÷ 30 × días calendario',
  bono: 'base ÷ 30 × días',
  liberalidad: 'base ÷ 30 × días',
}

/** A concept, with its year where a paper computes several. */
const labelOf = ({ concepto, desde }: Linea) =>
  concepto === 'cesantias' || concepto === 'intereses'
    ? `${CONCEPTOS[concepto]}: ${desde?.slice(0, 4)}`
    : CONCEPTOS[concepto]

function promedioText(promedio: Average) {
  const { devengado, auxilio, minimo, dias, neutros, licencias, base } = promedio
  if (promedio.hasta < promedio.desde) return 'Base: no hay días registrados'
  const days = `(${dias} − ${neutros} − ${licencias})`
  const salary =
    minimo === null
      ? `${pesos(devengado)} ÷ ${days} × 30`
      : `salario mínimo (CST 132 y 145), ${pesos(minimo)}`
  const allowance =
    auxilio > 0 ? ` + auxilio de transporte, ${pesosWithCents(auxilio / 30)} ÷ ${days} × 30` : ''
  return `Base, ${longPeriodo(promedio)}: ${salary}${allowance} = ${pesosWithCents(base)}`
}

/** Vacations that are left at the end of a contract, with the days that accrued and were taken. */
function saldoText({ papel, ...caso }: Draft, { hasta, base, valor }: Linea) {
  const tomados = takenOf(caso)
  const { dias, saldo } = vacationBalance(papel, hasta ?? '', tomados)
  const left = `(${integer(dias)} × 15 − ${tomados.toLocaleString('es-CO')} × 360)`
  return saldo < 0
    ? `Valor: se han tomado más días de los causados, ${left} ÷ 360`
    : `Valor: base ÷ 30 × (días × 15 − tomados × 360) ÷ 360: ${pesosWithCents(base ?? 0)} ÷ 30 × ${left} ÷ 360 = ${pesos(valor)}`
}

function textOf(borrador: Draft, linea: Step) {
  const { concepto, valor, norma, promedio } = linea
  const formula = FORMULAS[concepto]
  const account =
    concepto === 'vacaciones' && borrador.cuerpo.tipo !== 'vacaciones'
      ? saldoText(borrador, linea)
      : formula && `Valor: ${formula} = ${pesos(valor)}`
  return [promedio && promedioText(promedio), account, norma].filter(Boolean).join('\n')
}

/** '05/03/2026' */
export const shortDate = (fecha: string | null) => fecha?.split('-').reverse().join('/') ?? ''

/** A line for each range: one of all could be longer than a page. */
const rangosLines = (label: string, rangos: readonly Rango[]): Lines =>
  rangos.map(({ desde, hasta, motivo }) => {
    const until = hasta === desde ? '' : ` a ${shortDate(hasta)}`
    return [label, `${shortDate(desde)}${until}${motivo && ` (${motivo})`}`]
  })

/** A step each, then what they were computed from and what is to be said of them. */
export function detailsOf(borrador: Draft): Lines {
  const { papel, entradas, notas = [] } = borrador
  const { salarioSegun, cierreSegun } = borrador.config
  const bonos = bonosOf(borrador).filter(({ fecha }) =>
    papel.lineas.some(({ promedio }) => promedio && isWithin(fecha, promedio)),
  )
  const till = salarioSegun === cierreSegun ? '' : `; la caja se cierra según ${cierreSegun}`
  return [
    // Typed severance of several years is said once.
    ...new Map(papel.lineas.map((linea) => [labelOf(linea), textOf(borrador, linea)])),
    ...bonos.map(
      ({ papel: bono, fecha, valor }) =>
        ['Devengado', `${bono}, del ${fechaLarga(fecha)}: ${pesos(valor)}`] as const,
    ),
    ['Días de la base', 'días − neutrales − licencias no remuneradas, en meses de 30'],
    ...rangosLines('Días neutrales', papel.neutrales),
    ...rangosLines('Licencias no remuneradas', papel.licencias),
    ['Liquidaciones', `${integer(entradas)}; salarios según ${salarioSegun}${till}`],
    ['Advertencia', papel.impedimento ? `No se puede emitir: ${papel.impedimento}` : ''],
    ...papel.avisos.flatMap(({ tipo, mensaje }) => (tipo === 'nota' ? [['Nota', mensaje] as const] : [])),
    ['Nota', notas.join(' ')],
  ]
}

/** 'del 1 de enero de 2026 al 4 de octubre de 2026' */
export const contratoText = ({ papel: { contrato } }: Draft) =>
  contrato.hasta === null
    ? `Contrato vigente desde el ${fechaLarga(contrato.desde)}`
    : `Contrato del ${fechaLarga(contrato.desde)} al ${fechaLarga(contrato.hasta)}`
