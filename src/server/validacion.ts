import type { FastifySchemaCompiler } from 'fastify'
import type * as z from '../contract/zod'
import { erroresPorCampo } from '../contract/errores'
import { invalido } from './errores'

const SIN_DATOS = 'Los datos enviados no son válidos.'

/**
 * Validates a request's part with its contract schema. The refusal is the contract's own message: the first one for
 * the person, and all of them by field.
 */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (datos: unknown) => {
    const leido = schema.safeParse(datos)
    if (leido.success) return { value: leido.data }
    // An issue without a path is about the whole, not a field. Zod's own words for it ("se esperaba objeto") help nobody.
    const { '': general, ...campos } = erroresPorCampo(leido.error.issues)
    const propio = general?.startsWith('Entrada inválida') ? undefined : general
    const mensaje = Object.values(campos)[0] ?? propio ?? SIN_DATOS
    return { error: invalido(mensaje, Object.keys(campos).length > 0 ? campos : undefined) }
  }
