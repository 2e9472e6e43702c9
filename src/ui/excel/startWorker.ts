/** Starts the worker that writes an Excel file. webpack makes a file of its own of the worker's code. */
export const startWorker = (): Worker =>
  new Worker(/* webpackChunkName: "excel" */ new URL('./excel.worker.ts', import.meta.url))
