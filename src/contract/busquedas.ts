/** Saved searches: beyond section 7, on our own server alone. */
import { cadenas } from './campos'
import { versionVista } from './versiones'
import { UuidQuerySchema, nombreRequerido, textoRequerido } from './textos'
import * as z from './zod'

export const LIMITE_DE_BUSQUEDAS = 100
const LARGO_DEL_ESTADO = 2_000

const esObjeto = (texto: string) => {
  try {
    const dato: unknown = JSON.parse(texto)
    return typeof dato === 'object' && dato !== null && !Array.isArray(dato)
  } catch {
    return false
  }
}

/** The filters, the column filter, the quick search and the sort as JSON: only the browser reads it. */
const estado = nombreRequerido('La búsqueda no es válida.', LARGO_DEL_ESTADO).refine(
  esObjeto,
  'La búsqueda no es válida.',
)

/** Body of `POST /busquedas`. */
export const BusquedaSchema = z.object({
  nombre: textoRequerido('Nombre es requerido.', 60),
  pantalla: textoRequerido('Indique la pantalla.', 40).regex(/^[a-zA-Z-]*$/, 'La pantalla no es válida.'),
  estado,
})
export type CuerpoBusqueda = z.input<typeof BusquedaSchema>

/** Form that saves a search; with `actual` an edit replaces its filters with the present ones. */
export const FormularioDeBusquedaSchema = BusquedaSchema.pick({ nombre: true }).extend({
  actual: z.boolean(),
})

/** Body of `PUT /busquedas/busqueda`. */
export const EdicionBusquedaSchema = BusquedaSchema.omit({ pantalla: true }).extend({
  version: versionVista(),
})
export type EdicionBusqueda = z.input<typeof EdicionBusquedaSchema>

export const BusquedaQuerySchema = UuidQuerySchema

/** A saved search of the person who asks. */
export const BusquedaFilaSchema = z.object({
  ...cadenas('uuid', 'pantalla', 'nombre', 'estado'),
  version: z.number(),
})
export type BusquedaFila = z.infer<typeof BusquedaFilaSchema>
