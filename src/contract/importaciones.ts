/** Imports of many rows: beyond section 7, on our own server alone. */
import { cifras } from './campos'
import { LIMITE_DE_FILAS, LIMITE_DE_PARTE } from './importables'
import * as z from './zod'
import { textoOpcional, textoRequerido, uuidRequerido } from './textos'

const FilaSchema = z.object({
  accion: z.enum(['crear', 'corregir'], 'Indique crear o corregir.'),
  /** The body of the noun's own creating call. What a correction leaves out stays as it is. */
  datos: z.record(z.string(), z.unknown(), 'La fila no es válida.'),
  /** Its line in the file, by which what is said of it names it. */
  linea: z.number('La fila no es válida.').int('La fila no es válida.').min(1).optional(),
  /** Stores the row although an equal debt or repayment exists. */
  aunqueRepetida: z.boolean('La fila no es válida.').optional(),
})
export type FilaImportada = z.infer<typeof FilaSchema>

const filas = (limite: number) =>
  z
    .array(FilaSchema, 'Las filas no son válidas.')
    .min(1, 'No hay filas para importar.')
    .max(limite, `Máximo ${limite.toLocaleString('es-CO')} filas.`)

const grupo = uuidRequerido()

/** Body of `POST /importaciones/<noun>/revisar`, which judges a whole file and stores nothing. */
export const RevisarSchema = z.object({ grupo, filas: filas(LIMITE_DE_FILAS) })
export type CuerpoRevisar = z.input<typeof RevisarSchema>

const errores = z.record(z.string(), z.string())

/** Totals of settlements: buses, passengers and pesos. */
const resumidas = cifras('buses', 'pasajerosReg', 'pasajerosSensor', 'valorNetoReg', 'valorNetoSensor')

/** Totals of an import's settlements, overall and by day; no days where it has none. */
export const ResumenSchema = z.object({
  total: z.object(resumidas),
  dias: z.array(
    z.object({
      fecha: z.string(),
      ...resumidas,
      /** Says that the day's net is out of proportion, before it is stored. */
      duda: z.string().optional(),
    }),
  ),
})
export type Resumen = z.infer<typeof ResumenSchema>

/** Query of `GET /importaciones/resumen`, of what an import has stored. */
export const ResumenQuerySchema = z.object({ grupo })

/** `errores` tells why rows would be refused, by `filas.<index>.<field>` or `filas.<index>`; `repetidas` which seem to be stored already; `resumen` is of the others, and so are `dudas`, what only the server's figures show to be unlikely, and `valor`, the sum of debts or repayments. */
export const RevisionSchema = z.object({
  errores,
  dudas: errores,
  repetidas: z.array(z.number()),
  resumen: ResumenSchema,
  valor: z.number().optional(),
})
export type Revision = z.infer<typeof RevisionSchema>

/**
 * Body of `POST /importaciones/<noun>`: a part of an import, whose call has an `Idempotency-Key`. It is stored whole or, with
 * `soloBuenas`, without the rows that are refused.
 */
export const ParteSchema = z.object({
  /** Common to the parts of one import, whose changes bear it. */
  grupo,
  archivo: textoRequerido('Indique el archivo.', 120),
  /** The lines of the file that are left out, for the history: '3, 5 a 9'. */
  porFuera: textoOpcional(),
  /** Rows of the whole import. */
  total: z.number('Indique el total.').int('Indique el total.').min(1).max(LIMITE_DE_FILAS),
  soloBuenas: z.boolean('Indique si se guardan solo las buenas.').default(false),
  /** Puts settlements of earlier days into today's till, which counts the entries of its day. */
  enCaja: z.boolean('Indique si los días anteriores entran en la caja.').default(false),
  filas: filas(LIMITE_DE_PARTE),
})
export type CuerpoParte = z.input<typeof ParteSchema>

/** Result of storing a part; `errores` tells why rows were left out, as in a revision. */
export const ParteGuardadaSchema = z.object({ creadas: z.number(), corregidas: z.number(), errores })
export type ParteGuardada = z.infer<typeof ParteGuardadaSchema>
