/** What the searches have in common. */
import { fechaRequerida, filtro, textoRequerido } from './textos'

/** The first and the last day, both inclusive. */
export const fechasDeBusqueda = {
  fechaInicial: filtro(fechaRequerida()),
  fechaFinal: filtro(fechaRequerida()),
}
export const numeroDeBusqueda = filtro(textoRequerido('Bus es requerido.', 20))
export const documentoDeBusqueda = filtro(textoRequerido('Conductor es requerido.', 30))
