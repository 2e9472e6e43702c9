import { alphabetically } from '../collation'
import { dias360, type Periodo } from '../nomina/dias'
import { serviceDays, type Servicio } from '../nomina/periodos'
import { type Devengado, type Prestacion } from '../nomina/promedio'

/** A driver with settlements in a period, and their sums. */
export interface ServicioDeConductor extends Servicio {
  nombre: string
  documento: string
  tipoDocumento: string
  /** Whom the driver works for. */
  empresa: string
  liquidaciones: number
  /** Sum of the sensor's salaries, in pesos. */
  salarios: number
}

/** A driver's payment with its figures. `servicio` are the days of work that count. */
export interface Pago extends Prestacion {
  nombre: string
  documento: string
  tipoDocumento: string
  empresa: string
  liquidaciones: number
  servicio: Periodo
}

/** The payments of a period by the drivers' names. */
export const pagosOf = (
  periodo: Periodo,
  servicios: readonly ServicioDeConductor[],
  calculate: (devengado: Devengado) => Prestacion,
): Pago[] =>
  servicios
    .map((conductor) => {
      const { nombre, documento, tipoDocumento, empresa, liquidaciones, salarios } = conductor
      const servicio = serviceDays(periodo, conductor)
      return {
        nombre,
        documento,
        tipoDocumento,
        empresa,
        liquidaciones,
        servicio,
        ...calculate({ salarios, dias: dias360(servicio) }),
      }
    })
    .sort(alphabetically('nombre', 'documento'))
