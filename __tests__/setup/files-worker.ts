/** The worker of files where there are no workers: its own code, told and answering by copies as a worker is. */
import { carryOut, type Order } from '../../src/ui/files/protocol'

export function startWorker(): Worker {
  let ended = false
  const worker = {
    onmessage: undefined as ((event: { data: unknown }) => void) | undefined,
    onerror: undefined as ((error: Error) => void) | undefined,
    postMessage: (order: Order) =>
      void carryOut(structuredClone(order)).then(
        (data) => {
          if (!ended) worker.onmessage?.({ data })
        },
        (error: Error) => worker.onerror?.(error),
      ),
    terminate: () => {
      ended = true
    },
  }
  return worker as unknown as Worker
}
