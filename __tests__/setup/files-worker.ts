/** The worker of files where there are no workers: its own code, told and answering by copies as a worker is. */
import { createTaker, type Answer, type Order } from '../../src/ui/files/protocol'

export function startWorker(): Worker {
  let ended = false
  const worker = {
    onmessage: null as ((event: { data: Answer }) => void) | null,
    postMessage: (order: Order) => void take(structuredClone(order)),
    terminate: () => {
      ended = true
    },
  }
  const take = createTaker((data) => {
    if (!ended) worker.onmessage?.({ data })
  })
  return worker as unknown as Worker
}
