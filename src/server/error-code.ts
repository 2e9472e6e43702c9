/** The code that Node, a database engine or Fastify gave an error (`ENOENT`, `23505`); '' when it has none. */
export const errorCode = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
