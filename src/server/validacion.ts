import type { FastifySchemaCompiler } from 'fastify'
import { type z } from '../contract/zod'
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
    // An issue without a path is about the whole: it belongs to no field, and "expected an object" helps nobody.
    const { '': general, ...campos } = erroresPorCampo(leido.error.issues)
    const esObjeto = typeof datos === 'object' && datos !== null
    const mensaje = Object.values(campos)[0] ?? (esObjeto ? general : undefined) ?? SIN_DATOS
    return { error: invalido(mensaje, Object.keys(campos).length > 0 ? campos : undefined) }
  }
