/** The worker of files in a thread of Node. */
import { parentPort } from 'node:worker_threads'
import { createTaker, type Order } from '../../../src/ui/files/protocol'

const take = createTaker((answer) => parentPort?.postMessage(answer))

parentPort?.on('message', (order: Order) => void take(order))
