import * as z from '../../contract/zod'

/** The second field of a new password. */
export const repetida = z
  .string({ error: 'Repita la clave nueva.' })
  .min(1, { error: 'Repita la clave nueva.' })

/** The refusal of two that differ. */
export const MISMATCH = { path: ['repetida'], error: 'Las claves no coinciden.' }
