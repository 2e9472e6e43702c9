import type { Db } from '../db/types'

/** A person's own searches and the published ones. */
export const seenBy = (db: Db, usuarioUuid: string) =>
  db
    .selectFrom('busquedas')
    .where((eb) => eb.or([eb('usuarioUuid', '=', usuarioUuid), eb('publicada', '=', 1)]))
