/**
 * Fetches code that will probably be wanted, once the page has nothing else to do and what it shows is there. A browser that
 * does not say when it rests fetches it when it is wanted.
 */
export function alReposo(cargas: readonly (() => Promise<unknown>)[]): () => void {
  if (typeof requestIdleCallback === 'undefined') return () => undefined
  const turno = requestIdleCallback(() => {
    for (const cargar of cargas) cargar().catch(() => undefined)
  })
  return () => cancelIdleCallback(turno)
}
