import { z } from './zod'
import { textoRequerido } from './textos'

/** Body of `POST /buses` and `PUT /buses/bus/actualizar`. */
export const BusSchema = z.object({
  numero: textoRequerido('El número es requerido.', 20),
  empresa: textoRequerido('La empresa es requerida.', 80),
  ruta: textoRequerido('La ruta es requerida.', 20),
  modelo: textoRequerido('El modelo es requerido.', 40),
  marca: textoRequerido('La marca es requerida.', 40),
  placa: textoRequerido('La placa es requerida.', 12),
  conductorDocumento: textoRequerido('El conductor es requerido.', 30),
})
export type CuerpoBus = z.infer<typeof BusSchema>

/** Query of `PUT /buses/bus/actualizar`. */
export const NumeroQuerySchema = z.object({ numero: textoRequerido('El número es requerido.', 20) })

/** A bus; its driver is empty when nobody is assigned (a driver who is retired frees the bus). */
export const BusFilaSchema = z.object({
  numero: z.string(),
  empresa: z.string(),
  ruta: z.string(),
  modelo: z.string(),
  marca: z.string(),
  placa: z.string(),
  conductorDocumento: z.string().nullable(),
  conductorNombre: z.string().nullable(),
})
export type BusFila = z.infer<typeof BusFilaSchema>
