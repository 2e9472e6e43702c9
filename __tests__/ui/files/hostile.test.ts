import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { HOSTILE } from '../../proof/hostile-files'

let thread: Worker
beforeAll(() => {
  const register = path.resolve(__dirname, '../../setup/register.cjs')
  thread = new Worker(path.resolve(__dirname, 'reader.main.ts'), { execArgv: ['--require', register] })
})
afterAll(async () => void (await thread.terminate()))

/** Ends the thread and fails where it has not answered in time. */
async function answered(bytes: Uint8Array): Promise<unknown> {
  thread.postMessage({ buffer: new Uint8Array(bytes).buffer })
  const [answer] = (await once(thread, 'message', { signal: AbortSignal.timeout(10_000) })) as unknown[]
  return answer
}

test('hostile files are read or refused before their time is up', async () => {
  for (const [what, make] of Object.entries(HOSTILE))
    expect([what, await answered(make(30_000))]).toEqual([what, expect.anything()])
}, 120_000)
