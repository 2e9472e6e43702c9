/**
 * Prefetches code while the browser is idle. A browser without `requestIdleCallback` loads it when it is needed. Returns the
 * function that cancels.
 */
export function whenIdle(loads: readonly (() => Promise<unknown>)[]) {
  if (typeof requestIdleCallback === 'undefined') return () => undefined
  const turn = requestIdleCallback(() => {
    for (const load of loads) load().catch(() => undefined)
  })
  return () => cancelIdleCallback(turn)
}
