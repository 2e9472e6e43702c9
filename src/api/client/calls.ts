/** The usual calls of section 7, by what an endpoint's argument is in them. */
import type { Call } from './baseQuery'
import type { InGrupo, Keyed } from './idempotency'

type Params = NonNullable<Call['params']>

/** A GET whose query is the argument. */
export const get = (url: string) => (params: Params) => ({ url, params })

/** A write without a body: the argument is its query. */
export const act =
  (method: 'PUT' | 'DELETE', url: string) =>
  ({ grupo, ...params }: InGrupo<Params>) => ({ url, method, params, grupo })

/** A write whose body is the argument. */
export const send =
  (method: 'POST' | 'PUT', url: string) =>
  ({ grupo, ...body }: InGrupo<object>) => ({ url, method, body, grupo })

/** A PUT of `cuerpo` on the record that the rest of the argument names as it was. */
export const edit =
  (url: string) =>
  ({ cuerpo: body, ...params }: { cuerpo: object }) => ({ url, method: 'PUT', params, body })

/** A POST that creates a record under its key. A body with the record's uuid edits: it goes without one. */
export const create =
  (url: string) =>
  <Body extends object>({ idempotencyKey, ...body }: Keyed<Body>) => {
    const edits = 'uuid' in body && body.uuid
    return { url, method: 'POST', body, idempotencyKey: edits ? undefined : idempotencyKey }
  }
