import { cantidad } from './numeros'

const INVALIDA = 'La versión no es válida.'

/** The version that the edited row had, if it had one: the edit is refused when the record has changed since. */
export const versionVista = () => cantidad(INVALIDA).nullish()
