/** Imports of many rows in one call: beyond section 7, on our own server alone. */
import { LIMITE_DE_FILAS } from './importables'
import * as z from './zod'
import { textoRequerido, uuidRequerido } from './textos'

const FilaSchema = z.object({
  accion: z.enum(['crear', 'corregir'], { error: 'Indique crear o corregir.' }),
  /** The body of the noun's own creating call. What a correction leaves out stays as it is. */
  datos: z.record(z.string(), z.unknown(), { error: 'La fila no es válida.' }),
})
export type FilaImportada = z.infer<typeof FilaSchema>

/** Body of `POST /importaciones/<noun>`: all or nothing, or only the good ones. */
export const ImportacionSchema = z.object({
  archivo: textoRequerido('Indique el archivo.', 120),
  soloBuenas: z.boolean({ error: 'Indique si se guardan solo las buenas.' }).default(false),
  filas: z
    .array(FilaSchema, { error: 'Las filas no son válidas.' })
    .min(1, { error: 'No hay filas para importar.' })
    .max(LIMITE_DE_FILAS, { error: `Máximo ${LIMITE_DE_FILAS.toLocaleString('es-CO')} filas.` }),
})
export type CuerpoImportacion = z.input<typeof ImportacionSchema>

/** What was stored. `errores` tells why rows were left out, by `filas.<index>.<field>` or `filas.<index>`. */
export const ImportadoSchema = z.object({
  uuid: z.string(),
  creadas: z.number(),
  corregidas: z.number(),
  errores: z.record(z.string(), z.string()),
})
export type Importado = z.infer<typeof ImportadoSchema>

/** Body of `POST /importaciones/deshacer`. */
export const DeshacerSchema = z.object({ uuid: uuidRequerido() })
