import { createTaker, type Order } from './protocol'

const take = createTaker((answer) => postMessage(answer))

addEventListener('message', ({ data }: MessageEvent<Order>) => void take(data))
