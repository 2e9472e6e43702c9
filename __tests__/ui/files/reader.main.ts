/** The worker of files in a thread of Node. */
import { parentPort } from 'node:worker_threads'
import { carryOut, type Order } from '../../../src/ui/files/protocol'

parentPort?.on(
  'message',
  (order: Order) => void carryOut(order).then((answer) => parentPort?.postMessage(answer)),
)
