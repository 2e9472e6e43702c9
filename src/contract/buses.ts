import { cadenas, cadenasONulas } from './campos'
import * as z from './zod'
import { esRuta } from './catalogos'
import { nombreRequerido, textoOpcional, textoRequerido } from './textos'
import { versionVista } from './versiones'

const RUTA_REQUERIDA = 'La ruta es requerida.'

/** One of the route codes of `catalogos.RUTAS`; anything else counts as not chosen. */
export const rutaRequerida = () =>
  textoRequerido(RUTA_REQUERIDA, 20).refine((codigo) => esRuta(codigo), RUTA_REQUERIDA)

/** Said of a numero that no bus has. */
export const busInexistente = (numero: string) => `El bus ${numero} no existe.`

/** Body of `POST /buses` and `PUT /buses/bus/actualizar`. */
export const BusSchema = z.object({
  numero: nombreRequerido('El número es requerido.', 20),
  empresa: textoRequerido('La empresa es requerida.', 80),
  ruta: rutaRequerida(),
  modelo: textoRequerido('El modelo es requerido.', 40),
  marca: textoRequerido('La marca es requerida.', 40),
  // Upper case, so that a plate cannot be registered twice in two spellings.
  placa: nombreRequerido('La placa es requerida.', 12).toUpperCase(),
  conductorDocumento: nombreRequerido('El conductor es requerido.', 30),
  /** The row's, when editing. */
  version: versionVista(),
})
export type CuerpoBus = z.infer<typeof BusSchema>

/** A bus of an import, which may be without a driver, as one is that Retirar has freed. */
export const BusImportadoSchema = BusSchema.omit({ version: true }).extend({
  conductorDocumento: textoOpcional(30),
})

/** Query of `PUT /buses/bus/actualizar`. */
export const NumeroQuerySchema = BusSchema.pick({ numero: true })

/** A bus; its driver is empty when none is assigned (retiring a driver frees the bus). */
export const BusFilaSchema = z.object({
  ...cadenas('numero', 'empresa', 'ruta', 'modelo', 'marca', 'placa'),
  ...cadenasONulas('conductorDocumento', 'conductorNombre'),
  version: z.number().nullish(),
})
export type BusFila = z.infer<typeof BusFilaSchema>
