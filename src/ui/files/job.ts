import type { Order } from './protocol'

/** Puts a worker to one file. Rejects when it fails, or with the signal; the worker ends with it. */
export const runInWorker = <Result>(worker: Worker, order: Order, signal?: AbortSignal) =>
  new Promise<Result>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Result>) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message || 'The worker did not start.'))
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
    worker.postMessage(order)
  }).finally(() => worker.terminate())
