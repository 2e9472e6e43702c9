/** The answer's header in which our own server hands a fresh token to whoever works on. */
export const CABECERA_TOKEN_RENOVADO = 'x-token-renovado'
