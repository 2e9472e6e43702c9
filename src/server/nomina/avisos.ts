/** Warnings of the settlements behind a paper. */
import { pesos } from '../../contract/dudas'
import { fechaLarga, type Periodo } from '../../contract/fechas'
import { type Aviso } from '../../contract/previa'
import { sumaDe } from '../../contract/numeros'
import { isWithin } from './days'

/** A settlement that staff have entered, with its salary. */
export interface Entrada {
  fecha: string
  valor: number
  pendiente: boolean
}

export const dato = (mensaje: string): Aviso => ({ tipo: 'dato', mensaje })
/** The same of the paper's own figures, which stands on it. */
export const nota = (mensaje: string): Aviso => ({ tipo: 'nota', mensaje })

export const within = <Row extends { fecha: string }>(rows: readonly Row[], periodo: Periodo) =>
  rows.filter(({ fecha }) => isWithin(fecha, periodo))

/** Tells of pending settlements. */
export function avisosDePendientes(entradas: readonly Entrada[]): Aviso[] {
  const pending = entradas.filter(({ pendiente }) => pendiente)
  if (pending.length === 0) return []
  return [dato(`Liquidaciones pendientes: ${pending.length}, por ${pesos(sumaDe(pending, 'valor'))}.`)]
}

export const liquidaciones = (count: number) => (count === 1 ? '1 liquidación' : `${count} liquidaciones`)

/** '12 liquidaciones fuera de contrato, desde el 3 de julio de 2026.'; undefined for none. @param rows by day */
export const textoDeFuera = (rows: readonly Pick<Entrada, 'fecha'>[]) =>
  rows[0] && `${liquidaciones(rows.length)} fuera de contrato, desde el ${fechaLarga(rows[0].fecha)}.`

/** Tells of settlements on days that ranges say nothing could be earned on. */
export function avisosDeRangos(entradas: readonly Entrada[], rangos: readonly Periodo[]): Aviso[] {
  const [first, ...others] = entradas.filter(({ fecha }) => rangos.some((rango) => isWithin(fecha, rango)))
  if (!first) return []
  const more = others.length === 0 ? '' : ` (y ${others.length} más)`
  return [
    dato(
      `Hay ${liquidaciones(others.length + 1)} en días neutrales o de licencia: ${fechaLarga(first.fecha)}${more}.`,
    ),
  ]
}
