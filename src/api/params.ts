/**
 * Parameters for a query string. The endpoint's argument holds `null` for an empty filter (section 5), and the URL
 * leaves it out.
 */
export const sinNulos = (filtros: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(filtros).filter(([, valor]) => valor !== null && valor !== ''))
