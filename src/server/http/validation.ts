import type { FastifySchemaCompiler } from 'fastify'
import type * as z from '../../contract/zod'
import { erroresPorCampo } from '../../contract/errores'
import { badRequest } from './errors'

export const NO_DATA = 'Los datos enviados no son válidos.'

/** Replaces zod's own words for a value of another type ("se esperaba objeto"), which help no person. */
const reworded = ({ path, message }: z.core.$ZodIssue) => ({
  path,
  message: message.startsWith('Entrada inválida')
    ? path.length > 0
      ? 'El dato no es válido.'
      : NO_DATA
    : message,
})

/** The messages of a failed validation by field. An issue without a path concerns the whole. */
export const refusalsOf = (issues: readonly z.core.$ZodIssue[]) => erroresPorCampo(issues.map(reworded))

/** Validates a part of a request with its contract schema. The refusal has the contract's messages: the first, and all by field. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const parsed = schema.safeParse(data)
    if (parsed.success) return { value: parsed.data }
    const { '': general, ...fields } = refusalsOf(parsed.error.issues)
    const mensaje = Object.values(fields)[0] ?? general ?? NO_DATA
    return { error: badRequest(mensaje, Object.keys(fields).length > 0 ? fields : undefined) }
  }
