import { createWriter, type Order } from './protocol'

const take = createWriter((answer) => postMessage(answer))

addEventListener('message', ({ data }: MessageEvent<Order>) => void take(data))
