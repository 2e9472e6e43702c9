import { MESES, papelDe, type TipoDePapel } from '../../../contract/catalogos'
import type { Papel, Papeles } from '../../../contract/previa'
import { pesos } from '../../../ui/texts/formats'

/** 'Prima de diciembre de 2026', of a driver's paper 'Vacaciones'. */
export const paperName = (tipo: TipoDePapel, mes: unknown, year?: string) =>
  [papelDe(tipo).nombre, MESES[Number(mes) - 1]?.nombre, year].filter(Boolean).join(' de ')

/** 'Coonatra (2): $ 3.000.000', of each company and of all. */
export const sumsText = (totales: Papeles['totales']) =>
  totales
    .map(({ empresa, documentos, total }) => `${empresa ?? 'Total'} (${documentos}): ${pesos(total)}`)
    .join(' · ')

/** Names the papers that are about to be issued: the only one with its sum and warnings, several by their sums. */
export function whatIsIssued(sums: string, chosen: readonly Papel[]) {
  const [only, ...others] = chosen
  if (!only) return ''
  if (others.length > 0)
    return `${sums}. Con advertencias: ${chosen.filter(({ avisos }) => avisos.length > 0).length}.`
  return [`${only.nombre}, ${pesos(only.total)}.`, ...only.avisos.map(({ mensaje }) => mensaje)].join(' ')
}
