import type { Caja, DiaCerrado } from '../../contract/cierres'
import { counted, fechaCorta, pesos } from '../../ui/texts/formats'

const LIST = new Intl.ListFormat('es')

/** '2 liquidaciones pendientes, que se cuentan como están.' */
export const pendingText = (pendientes: number) =>
  pendientes === 0
    ? ''
    : counted(pendientes, [
        'liquidación pendiente, que se cuenta como está.',
        'liquidaciones pendientes, que se cuentan como están.',
      ])

/** '301, 302, 303, 304 y 16 más' */
export const fewOf = (buses: readonly string[]) =>
  LIST.format(buses.length > 4 ? [...buses.slice(0, 4), `${buses.length - 4} más`] : buses)

/** 'Sin liquidación del día: buses 12 y 15.' */
export function busesText(buses: readonly string[]) {
  if (buses.length === 0) return ''
  return `Sin liquidación del día: ${buses.length === 1 ? 'bus' : 'buses'} ${fewOf(buses)}.`
}

/** '2 liquidaciones' */
export const settlements = (count: number) => counted(count, ['liquidación', 'liquidaciones'])

/** '1 liquidación del 20/03/90 ($ 453.800)' */
export const daysText = (days: readonly DiaCerrado[]) =>
  LIST.format(
    days.map(
      ({ fecha, liquidaciones, esperado }) =>
        `${settlements(liquidaciones)} del ${fechaCorta(fecha)} (${pesos(esperado)})`,
    ),
  )

/** 'caja de Editor' */
export const tillName = ({ username, nombre }: Caja) =>
  username === null ? 'la caja sin usuario' : `caja de ${nombre}`
