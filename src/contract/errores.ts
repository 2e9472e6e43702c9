import * as z from './zod'

/**
 * Answer of a refusal: `mensaje` for the person, and in `errores` the message of each field by its path (`gastos.0.valor`), which a form
 * shows on that field. The 409 of an outdated `version` has in `actual` the present record, as its list or its detail gives it.
 */
export const ErrorRespuestaSchema = z.object({
  mensaje: z.string(),
  errores: z.record(z.string(), z.string()).optional(),
  actual: z.record(z.string(), z.unknown()).optional(),
})
export type ErrorRespuesta = z.infer<typeof ErrorRespuestaSchema>

/** The answer of the calls that only confirm: retire, admit, invalidate, delete. */
export const MensajeSchema = z.object({ mensaje: z.string() })
export type Mensaje = z.infer<typeof MensajeSchema>

/** First message of each path of a failed validation, keyed as {@link ErrorRespuesta.errores}. */
export function erroresPorCampo(issues: readonly { path: readonly PropertyKey[]; message: string }[]) {
  const errores: Record<string, string> = {}
  for (const { path, message } of issues) errores[path.map(String).join('.')] ??= message
  return errores
}
