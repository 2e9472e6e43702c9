/** The answer's header with a fresh token, by which our own server prolongs the session of an active user. */
export const CABECERA_TOKEN_RENOVADO = 'x-token-renovado'

/** The header of every answer of our own server: the last change that had been stored when the call came. Its data are at least as new. */
export const CABECERA_SECUENCIA = 'secuencia'

/** The header of the settlements' whole list: `TotalesLiquidaciones` as JSON, which are here before the last row is. */
export const CABECERA_TOTALES = 'totales'

/** The header of an answer to a write: the request's number, which its changes bear. */
export const CABECERA_SOLICITUD = 'solicitud'

/** The header of a write: the UUID, made by the page, of the action that the call is part of. Its changes bear it as their `grupo`. */
export const CABECERA_GRUPO = 'grupo'
