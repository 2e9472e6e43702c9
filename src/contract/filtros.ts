/** Filters shared by the searches. */
import { fechaRequerida, filtro, nombreRequerido } from './textos'

/** The first and the last day, both inclusive. */
export const fechasDeBusqueda = {
  fechaInicial: filtro(fechaRequerida()),
  fechaFinal: filtro(fechaRequerida()),
}
export const numeroDeBusqueda = filtro(nombreRequerido('Bus es requerido.', 20))
export const documentoDeBusqueda = filtro(nombreRequerido('Conductor es requerido.', 30))
