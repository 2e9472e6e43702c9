/** Starts the worker that writes an Excel file, or reads a file. webpack makes a file of its own of the worker's code. */
export const startWorker = () =>
  new Worker(/* webpackChunkName: "files" */ new URL('./files.worker.ts', import.meta.url))
