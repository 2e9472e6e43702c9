/** The answer's header with a fresh token, by which our own server prolongs the session of an active user. */
export const CABECERA_TOKEN_RENOVADO = 'x-token-renovado'
