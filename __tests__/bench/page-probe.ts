/** End of a measured action: other rows, the focus in a dialog, or only rows of a bus. */
export type Sight = 'other rows' | 'dialog' | `bus ${string}`

/** Runs inside the page, before any code of the product: notes when rows and totals are painted and how long tasks block. */
interface Probe {
  /** Milliseconds from the start of the navigation; absent until it has happened. */
  form?: number
  rows?: number
  totals?: number
  pages?: number
  /** Sum of what every long task takes over 50 ms. */
  blocking: number
  /** Milliseconds from the next key or press to the paint in which `sight` holds. */
  after: (sight: Sight) => Promise<number>
}

declare global {
  // The page's window, where the probe is left.
  var probe: Probe
}

export function installProbe(): void {
  const painted = (then: () => void) => requestAnimationFrame(() => setTimeout(then))
  const STARTS = ['mousedown', 'beforeinput']
  const firstRow = () => document.querySelector('[role="row"][data-id]')?.textContent
  const buses = () => [...document.querySelectorAll('[role="row"][data-id] [data-field="busNumero"]')]
  const holds = (sight: Sight, before: string | null | undefined) => {
    if (sight === 'dialog') return document.activeElement?.matches('[role="dialog"] input') ?? false
    if (sight === 'other rows') return firstRow() !== undefined && firstRow() !== before
    const all = buses()
    return all.length > 0 && all.every(({ textContent }) => textContent === sight.slice(4))
  }
  const probe: Probe = {
    blocking: 0,
    after: (sight) =>
      new Promise((resolve) => {
        const before = firstRow()
        const begin = ({ timeStamp }: Event) => {
          for (const name of STARTS) removeEventListener(name, begin, true)
          const look = () => {
            if (holds(sight, before)) painted(() => resolve(performance.now() - timeStamp))
            else requestAnimationFrame(look)
          }
          look()
        }
        for (const name of STARTS) addEventListener(name, begin, true)
      }),
  }
  globalThis.probe = probe
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) probe.blocking += duration - 50
  }).observe({ type: 'longtask', buffered: true })

  const sights: [keyof Pick<Probe, 'form' | 'rows' | 'totals' | 'pages'>, string][] = [
    ['form', 'input[name="password"]'],
    ['rows', '[role="row"][data-id]'],
    ['totals', 'section:has([role="row"][data-id]) dl > div:nth-child(4) > dd'],
    // They come with the whole list.
    ['pages', '.MuiTablePagination-root'],
  ]
  const seen = new Set<string>()
  new MutationObserver(() => {
    for (const [name, selector] of sights) {
      if (seen.has(name) || !document.querySelector(selector)) continue
      seen.add(name)
      painted(() => (probe[name] = performance.now()))
    }
  }).observe(document, { childList: true, subtree: true })
}
