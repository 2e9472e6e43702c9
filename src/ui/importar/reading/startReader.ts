/** Starts the worker that reads a file. webpack makes the address of its code under the page's policy of trusted types. */
export const startReader = (): Worker =>
  new Worker(/* webpackChunkName: "reader" */ new URL('./reader.worker.ts', import.meta.url))
