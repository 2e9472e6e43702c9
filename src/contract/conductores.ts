import { cadenas, cadenasONulas } from './campos'
import * as z from './zod'
import { TIPOS_DOCUMENTO, type TipoDocumento } from './catalogos'
import { documentoDeBusqueda } from './filtros'
import { fechaRequerida, filtro, nombreRequerido, textoRequerido } from './textos'
import { versionVista } from './versiones'

/** Said of a documento that no driver has. */
export const conductorInexistente = (documento: string) =>
  `El conductor con documento ${documento} no existe.`

/** Body of `POST /conductores` and `PUT /conductores/conductor`. */
export const ConductorSchema = z.object({
  nombre: textoRequerido('El nombre es requerido.', 120),
  empresa: textoRequerido('La empresa es requerida.', 80),
  fechaNacimiento: fechaRequerida(),
  tipoDocumento: z.enum(
    TIPOS_DOCUMENTO.map(({ valor }) => valor) as [TipoDocumento, ...TipoDocumento[]],
    'Tipo de documento es requerido.',
  ),
  documento: nombreRequerido('El documento es requerido.', 30),
  /** The row's, when editing. */
  version: versionVista(),
})
export type CuerpoConductor = z.infer<typeof ConductorSchema>

/** Years below which a birth is a slip of the hand. */
const EDAD_MINIMA = 14

/** Why a birth cannot be a driver's, said on our own server of what is new or changed. */
export function nacimientoImposible(fecha: string, hoy: string): string | undefined {
  if (fecha > hoy) return 'La fecha de nacimiento no ha llegado.'
  const ultima = `${Number(hoy.slice(0, 4)) - EDAD_MINIMA}${hoy.slice(4)}`
  return fecha > ultima ? `Tendría menos de ${EDAD_MINIMA} años: revise el año.` : undefined
}

/** Query of the calls on one driver. */
export const DocumentoQuerySchema = ConductorSchema.pick({ documento: true })

/** Values of a search by driver; without one it finds every driver's rows. */
export const BusquedaPorConductorSchema = z.object({ documento: documentoDeBusqueda })

/** Query of `GET /conductores`. */
export const FiltroConductoresSchema = z.object({
  valido: filtro(z.enum(['true', 'false'], 'Indique true o false.')),
})

/** A driver, in both lists. */
export const ConductorFilaSchema = z.object({
  ...cadenas('uuid', 'nombre', 'empresa', 'documento', 'tipoDocumento'),
  ...cadenasONulas('fechaNacimiento', 'fechaUltimoIngreso', 'fechaUltimoRetiro'),
  valido: z.boolean(),
  version: z.number().nullish(),
})
export type ConductorFila = z.infer<typeof ConductorFilaSchema>
