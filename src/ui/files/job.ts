import type { Answer, Order } from './protocol'

/**
 * Puts a worker to one file: `order` tells it what to do; `answered` is what it says in the end, and rejects when it fails, or with
 * the signal. The worker ends with it.
 */
export function startJob<Result>(worker: Worker, signal: AbortSignal) {
  const answered = new Promise<Result>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) =>
      'failure' in data ? reject(new Error(data.failure)) : resolve(data as Result)
    worker.onerror = ({ message }) => reject(new Error(message || 'The worker did not start.'))
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  }).finally(() => worker.terminate())
  return { answered, order: (message: Order) => worker.postMessage(message) }
}
