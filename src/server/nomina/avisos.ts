/** Warnings of the settlements behind a paper. */
import { pesos } from '../../contract/dudas'
import { fechaLarga, sumarDias } from '../../contract/fechas'
import { type Aviso } from '../../contract/previa'
import { sumaDe } from '../../contract/numeros'
import { isWithin, type Periodo } from './days'

/** A settlement that staff have entered: its salary, the one that does not count, and its net by what the till goes by. */
export interface Entrada {
  fecha: string
  busNumero: string
  valor: number
  otro: number
  neto: number
  pendiente: boolean
}

export const dato = (mensaje: string): Aviso => ({ tipo: 'dato', mensaje })
/** The same of the paper's own figures, which stands on it. */
export const nota = (mensaje: string): Aviso => ({ tipo: 'nota', mensaje })

export const within = <Row extends { fecha: string }>(rows: readonly Row[], periodo: Periodo) =>
  rows.filter(({ fecha }) => isWithin(fecha, periodo))

/** Tells of pending settlements, and of salaries that differ by over 1 %. */
export function avisosDeEntradas(entradas: readonly Entrada[], periodo: Periodo): Aviso[] {
  const rows = within(entradas, periodo)
  const pending = rows.filter(({ pendiente }) => pendiente)
  const valor = sumaDe(rows, 'valor')
  const otro = sumaDe(rows, 'otro')
  return [
    ...(pending.length > 0
      ? [dato(`Liquidaciones pendientes: ${pending.length}, por ${pesos(sumaDe(pending, 'valor'))}.`)]
      : []),
    ...(Math.abs(valor - otro) * 100 > valor
      ? [dato(`Los dos salarios difieren en más del 1 %: ${pesos(valor)} y ${pesos(otro)}.`)]
      : []),
  ]
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

/** Tells of each settlement of the last thirty days whose net the company owes. */
export const avisosDeNetos = (entradas: readonly Entrada[], fin: string): Aviso[] =>
  within(entradas, { desde: sumarDias(fin, -29), hasta: fin })
    .filter(({ neto }) => neto < 0)
    .map(({ fecha, busNumero, neto }) =>
      dato(`Neto negativo del bus ${busNumero} del ${fechaLarga(fecha)}: ${pesos(neto)}.`),
    )
