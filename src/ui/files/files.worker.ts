import { carryOut, type Order } from './protocol'

addEventListener(
  'message',
  ({ data }: MessageEvent<Order>) => void carryOut(data).then(postMessage, reportError),
)
