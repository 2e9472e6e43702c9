import { cantidad } from './numeros'

const INVALIDA = 'La versión no es válida.'

/** Which version of a record an edit is of, where its row gave one: refused when somebody else has edited it since. */
export const versionVista = () => cantidad({ requerido: INVALIDA, invalido: INVALIDA }).nullish()

/** The body of an edit: the record's uuid, and its version where the host gives one. */
export const edicionDe = <Datos extends object>(
  { uuid, version }: { uuid: string; version?: number | null },
  datos: Datos,
) => ({ ...datos, uuid, ...(version != null && { version }) })
