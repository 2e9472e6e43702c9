import type { FastifySchemaCompiler } from 'fastify'
import type * as z from '../contract/zod'
import { erroresPorCampo } from '../contract/errores'
import { invalido } from './errores'

const SIN_DATOS = 'Los datos enviados no son válidos.'
const SIN_FORMA = 'El dato no es válido.'

/** Zod's own words for what is not even an object or a list ("se esperaba objeto") help nobody. */
const enPalabras = ({ path, message }: z.core.$ZodIssue) => ({
  path,
  message: message.startsWith('Entrada inválida') ? (path.length > 0 ? SIN_FORMA : SIN_DATOS) : message,
})

/**
 * Validates a request's part with its contract schema. The refusal is the contract's own message: the first one for
 * the person, and all of them by field.
 */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (datos: unknown) => {
    const leido = schema.safeParse(datos)
    if (leido.success) return { value: leido.data }
    // An issue without a path is about the whole, not a field.
    const { '': general, ...campos } = erroresPorCampo(leido.error.issues.map(enPalabras))
    const mensaje = Object.values(campos)[0] ?? general ?? SIN_DATOS
    return { error: invalido(mensaje, Object.keys(campos).length > 0 ? campos : undefined) }
  }
