declare global {
  // The page's window, where long tasks are noted, in ms.
  var tasks: number[]
}

/** Runs in a page before its own code: notes whatever holds it for longer than 50 ms. */
export const noteTasks = () => {
  globalThis.tasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.tasks.push(duration)
  }).observe({ type: 'longtask' })
}
