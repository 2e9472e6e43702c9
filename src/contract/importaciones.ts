/** Imports of many rows: beyond section 7, on our own server alone. */
import { cifras } from './campos'
import { HabitualesSchema } from './habituales'
import { LIMITE_DE_FILAS, LIMITE_DE_PARTE } from './importables'
import * as z from './zod'
import { cantidadOpcional } from './numeros'
import { textoRequerido, uuidRequerido } from './textos'

const FilaSchema = z.object({
  accion: z.enum(['crear', 'corregir'], 'Indique crear o corregir.'),
  /** The body of the noun's own creating call. What a correction leaves out stays as it is. */
  datos: z.record(z.string(), z.unknown()),
  /** Its line in the file, by which what is said of it names it. */
  linea: z.int().min(1).optional(),
  /** Stores the row although an equal debt or repayment exists. */
  aunqueRepetida: z.boolean().optional(),
  /** The name that the file has beside the driver's documento. */
  llamado: z.string().optional(),
})
export type FilaImportada = z.infer<typeof FilaSchema>

const filas = z.array(FilaSchema).max(LIMITE_DE_PARTE, `Máximo ${LIMITE_DE_PARTE} filas.`)

const grupo = uuidRequerido()

const errores = z.record(z.string(), z.string())

/** Sums of rows that would be stored: of settlements, and pesos of debts or repayments. */
const SumasSchema = z.object(
  cifras('pasajerosReg', 'pasajerosSensor', 'valorNetoReg', 'valorNetoSensor', 'valor'),
)
export type Sumas = z.infer<typeof SumasSchema>

/** Data that later parts of a file are judged by, of the parts before them: it goes back as it came. */
const ArrastreSchema = z.object({
  /** Line and fingerprint of each row, by what tells it apart. */
  vistas: z.record(z.string(), z.object({ linea: z.number(), huella: z.string() })),
  /** Latest register of each bus. */
  registradoras: z.record(z.string(), z.object({ fecha: z.string(), regFin: z.number() })),
  /** Pesos by which each driver's debt is raised. */
  deudas: z.record(z.string(), z.number()),
  /** Usual figures: asked once for all parts. */
  usual: HabitualesSchema.optional(),
})
export type Arrastre = z.infer<typeof ArrastreSchema>

/**
 * Body of `POST /importaciones/<noun>/revisar`, which judges a part of a file and stores nothing. Its rows come in the order of their days;
 * `sumas` are those of the other parts.
 */
export const RevisarSchema = z.object({
  grupo,
  filas,
  arrastre: ArrastreSchema.optional(),
  sumas: z.array(SumasSchema).default([]),
})
export type CuerpoRevisar = z.input<typeof RevisarSchema>

/** Judgement of a row: whether it is there already, or like another; why it would be refused, and what is unlikely, by the body's fields. */
const FilaJuzgadaSchema = z.object({
  estado: z.enum(['nueva', 'existe', 'repetida', 'posible']),
  /** Says so. */
  texto: z.string().optional(),
  errores: errores.optional(),
  dudas: z.array(z.tuple([z.string(), z.string()])).optional(),
  /** Driver whom the row names otherwise than by a documento, or who is proposed. */
  conductor: z.object({ documento: z.string(), nombre: z.string() }).optional(),
})
export type FilaJuzgada = z.infer<typeof FilaJuzgadaSchema>

/** Judgements of a part's rows, in their order, and its sums; `resumen` are those of all parts. */
export const RevisionSchema = z.object({
  filas: z.array(FilaJuzgadaSchema),
  arrastre: ArrastreSchema,
  sumas: SumasSchema,
  resumen: SumasSchema,
})
export type Revision = z.infer<typeof RevisionSchema>

/** Body of `POST /importaciones/<noun>`: a part of an import, stored whole or not at all. Its call has an `Idempotency-Key`. */
export const ParteSchema = z.object({
  /** Common to the parts of one import, whose changes bear it. */
  grupo,
  archivo: textoRequerido('Indique el archivo.', 120),
  /** How many rows of the file are left out, for the history. */
  porFuera: cantidadOpcional('Indique cuántas filas quedan por fuera.'),
  /** Rows of the whole import. */
  total: z.int('Indique el total.').min(1).max(LIMITE_DE_FILAS),
  /** Puts settlements of earlier days into today's till, which counts the entries of its day. */
  enCaja: z.boolean().default(false),
  filas: filas.min(1, 'No hay filas para importar.'),
})
export type CuerpoParte = z.input<typeof ParteSchema>

/** Rows of a part that were stored. */
export const ParteGuardadaSchema = z.object({ guardadas: z.number() })
export type ParteGuardada = z.infer<typeof ParteGuardadaSchema>
