/**
 * The `Idempotency-Key` of creating calls: a create that is repeated because its answer got lost makes no second record.
 * Our own server honours it for 24 hours; it goes to no other.
 */
/** The argument of a creating endpoint: the body, and the key that stays the same while the form is sent again. */
export type Keyed<Body extends object> = Body & { idempotencyKey?: string }

const UUID_BYTES = 16

/** A random UUID. `crypto.randomUUID` exists on secure origins only, and a depot's server may be plain http. */
export function newIdempotencyKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(UUID_BYTES))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The argument of a write that may be part of an action of many calls: on our own server they are undone as one. */
export type InGrupo<Body extends object> = Body & { grupo?: string }
