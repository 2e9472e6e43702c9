/** Issued papers: calls of our own server, beyond the spec's table. */
import { cadenas, cadenasONulas, cifras } from './campos'
import { PAPELES } from './catalogos'
import { PreviaSchema } from './previa'
import { enteroDeConsulta } from './numeros'
import { filtro, nombreRequerido, textoOpcional, UuidQuerySchema, uuidRequerido } from './textos'
import { versionVista } from './versiones'
import * as z from './zod'

const tipo = z.enum(
  PAPELES.map(({ valor }) => valor),
  'Tipo de documento es requerido.',
)

/** A previewed paper as the clerk saw it, by the key of its contract. */
const VistoSchema = z.object({
  clave: uuidRequerido(),
  huella: nombreRequerido('Indique qué se vio.', 64),
})

/** Body of `POST /emitidos`: what was previewed, and the papers of it that are issued. */
export const EmisionSchema = z.intersection(
  PreviaSchema,
  z.object({
    papeles: z.array(VistoSchema).min(1, 'Elija un documento.').max(2000, 'Máximo 2.000 documentos.'),
    motivo: textoOpcional(200),
  }),
)
export type CuerpoEmision = z.infer<typeof EmisionSchema>

/** A row of the list. */
export const EmitidoSchema = z.object({
  ...cadenas('uuid', 'empresa', 'grupo', 'contratoUuid', 'corte', 'instante', 'emitidoPor'),
  /** The driver's documento by now, the first day of the contract, and the name as printed. */
  ...cadenas('documento', 'contratoDesde', 'nombre'),
  tipo,
  /** Days that it pays, from the first to the last. */
  ...cadenasONulas('desde', 'hasta'),
  /** '2026-3' is of the third of 2026. */
  ...cifras('anio', 'numero', 'valor', 'version'),
  anulado: z.boolean(),
  ...cadenasONulas('anuladoInstante', 'anuladoPor', 'motivo'),
  /** The paper that it stands for, and the one that stands for it. */
  ...cadenasONulas('reemplaza', 'reemplazadoPor'),
  /** `CuerpoPrevia` of which it was issued, with what the clerk typed of this driver: a replacement begins with it. */
  cuerpo: z.looseObject({}),
})
export type Emitido = z.infer<typeof EmitidoSchema>

/** Papers that a search finds, and the sum of the valid ones. */
export const EmitidosSchema = z.object({ emitidos: z.array(EmitidoSchema), ...cifras('total') })

/** Query of `GET /emitidos`; each narrows the list. Without a driver it is of a year: this one where it is absent. */
export const EmitidosQuerySchema = z.object({
  tipo: filtro(tipo),
  documento: filtro(nombreRequerido('Documento es requerido.', 30)),
  anio: filtro(enteroDeConsulta('Ingrese un año válido.', 2000, 9999)),
})

/** Query of `GET /emitidos/pdf`: a paper, or all of those that were issued with it. */
export const EmitidoPdfQuerySchema = UuidQuerySchema.extend({ grupo: z.stringbool().default(false) })

/** Papers that one call asks the agreement of. */
export const MAXIMO_COINCIDENCIA = 100
/** Query of `GET /emitidos/coincidencia`: uuids with commas between them. */
export const CoincidenciaQuerySchema = z.object({
  uuids: z
    .string()
    .transform((lista) => lista.split(','))
    .pipe(z.array(uuidRequerido()).max(MAXIMO_COINCIDENCIA, `Máximo ${MAXIMO_COINCIDENCIA} documentos.`)),
})

/** Pesos that each paper would pay today beyond what it pays, by its uuid. */
export const CoincidenciaSchema = z.record(z.string(), z.number())

/** Body of `PUT /emitidos/anular`. */
export const AnulacionSchema = z.object({ motivo: textoOpcional(200), version: versionVista() })
