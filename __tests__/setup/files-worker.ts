/** The worker of files where there are no workers: its own code, told and answering by copies as a worker is. */
import { carryOut, type Answer, type Order } from '../../src/ui/files/protocol'

export function startWorker(): Worker {
  let ended = false
  const worker = {
    onmessage: null as ((event: { data: Answer }) => void) | null,
    postMessage: async (order: Order) => {
      const data = await carryOut(structuredClone(order))
      if (!ended) worker.onmessage?.({ data })
    },
    terminate: () => {
      ended = true
    },
  }
  return worker as unknown as Worker
}
