import { alphabetically } from '../collation'
import { dias360, type Periodo } from '../nomina/dias'
import { diasDeServicio, type Servicio } from '../nomina/periodos'
import { type Devengado, type Prestacion } from '../nomina/promedio'

/** A driver with settlements in a period, and what they come to. */
export interface ServicioDeConductor extends Servicio {
  nombre: string
  documento: string
  tipoDocumento: string
  liquidaciones: number
  /** Sum of the sensor's salaries, in pesos. */
  salarios: number
}

/** What a driver is paid on paper, and from what. `servicio` are the days of work that count. */
export interface Pago extends Prestacion {
  nombre: string
  documento: string
  tipoDocumento: string
  liquidaciones: number
  servicio: Periodo
}

/** The payments of a period by the drivers' names, each worked out by `calcular`. */
export const pagosDe = (
  periodo: Periodo,
  servicios: readonly ServicioDeConductor[],
  calcular: (devengado: Devengado) => Prestacion,
): Pago[] =>
  servicios
    .map((conductor) => {
      const { nombre, documento, tipoDocumento, liquidaciones, salarios } = conductor
      const servicio = diasDeServicio(periodo, conductor)
      return {
        nombre,
        documento,
        tipoDocumento,
        liquidaciones,
        servicio,
        ...calcular({ salarios, dias: dias360(servicio) }),
      }
    })
    .sort(alphabetically('nombre', 'documento'))
