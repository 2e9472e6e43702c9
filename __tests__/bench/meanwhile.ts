import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** The longest that a small call of another process waits while something is done, in milliseconds. */
export async function longestWait(
  server: { url: string; token: string },
  work: () => Promise<unknown>,
): Promise<number> {
  const other = fork(path.join(__dirname, 'small-calls.main.ts'), {
    execArgv: ['-r', path.join(__dirname, '../setup/register.cjs')],
  })
  other.send(server)
  await once(other, 'message')
  await work()
  const told = once(other, 'message') as Promise<[{ longest: number }]>
  other.send('stop')
  const [{ longest }] = await told
  return longest
}
