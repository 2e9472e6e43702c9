import { cantidad } from './numeros'

const INVALIDA = 'La versión no es válida.'

/** Which version of a record an edit is of, where its row gave one: refused when somebody else has edited it since. */
export const versionVista = () => cantidad({ requerido: INVALIDA, invalido: INVALIDA }).nullish()
