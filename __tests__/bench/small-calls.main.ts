/** A process of its own that asks for small things, one after the other, while another asks for large ones. */
import { askingWith } from './client'

let going = true
process.once('message', ({ url, token }: { url: string; token: string }) => {
  const run = async () => {
    const ask = askingWith(url, token)
    await ask('/buses')
    process.send?.('ready')
    process.once('message', () => (going = false))
    let longest = 0
    while (going) longest = Math.max(longest, (await ask('/buses')).ms)
    process.send?.({ longest }, () => process.exit(0))
  }
  void run()
})
