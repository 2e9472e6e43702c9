/** A host that leaves out of its answers, at once, every field that the contract lets be null or absent, and mixes how it writes the others. */
import { ConductorFilaSchema } from '../../../src/contract/conductores'
import * as z from '../../../src/contract/zod'
import { CALLS } from '../../especificacion/llamadas/all'
import { createVariations } from './variations'
import { tableRowOf } from './table'

const isAbsent = (field: z.ZodType | undefined) =>
  !field || [null, undefined].some((nothing) => field.safeParse(nothing).success)

function sparse(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((one) => sparse(schema.element, one))
  if (!(schema instanceof z.ZodObject)) return value
  const shape = schema.shape as Record<string, z.ZodType>
  return Object.fromEntries(
    Object.entries(value as object)
      .filter(([name]) => !isAbsent(shape[name]))
      .map(([name, held]) => [name, sparse(shape[name]!, held)]),
  )
}

const SCHEMAS = new Map(CALLS.map(({ fila, respuesta }) => [fila, respuesta]))
// Section 3 gives a driver no identifier, and calls the flag a filter.
const conductores = z.array(ConductorFilaSchema.omit({ uuid: true, valido: true }))
for (const row of ['GET /conductores', 'GET /conductores/ingresos']) SCHEMAS.set(row, conductores)
// Not what the endpoint makes of it.
SCHEMAS.set('GET /liquidaciones/table', SCHEMAS.get('GET /liquidaciones/v2/table')!)

/** Has a page's calls answered so from now on. @returns those that the table does not have. */
export function answerSparsely() {
  const strays: string[] = []
  const send = globalThis.fetch
  const vary = createVariations()
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname.replace('/api', '')
    const row = tableRowOf(request.method, path)
    if (!row) strays.push(`${request.method} ${path}`)
    const answer = await send(request)
    const schema = SCHEMAS.get(row ?? '')
    return schema && answer.ok ? Response.json(vary(sparse(schema, await answer.json()))) : answer
  }
  return strays
}
