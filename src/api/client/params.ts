/**
 * Parameters for a query string. The endpoint's argument holds `null` for an empty filter (section 5), and the URL
 * leaves it out.
 */
export const withoutNulls = (filtros: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(filtros).filter(([, value]) => value !== null && value !== ''))
