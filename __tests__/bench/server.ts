import { readFileSync } from 'node:fs'
import { USER } from './company'
import type { Figures } from './browser'

const TICKS_PER_SECOND = 100

/** Milliseconds of processor that a process has used, on Linux. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND
}

/** Megabytes that a process holds now, or held at most. */
function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1000
}

async function signIn(url: string) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(USER),
  })
  const { token } = (await answer.json()) as { token: string }
  return (path: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}`, ...headers } })
}

type Ask = Awaited<ReturnType<typeof signIn>>

/** Reads an answer to its end; says how many milliseconds that took. */
async function timed(asking: Promise<Response>): Promise<number> {
  const start = performance.now()
  await (await asking).arrayBuffer()
  return performance.now() - start
}

/** The longest that a small call waits while something else goes on. */
async function longestWait(ask: Ask, meanwhile: Promise<unknown>): Promise<number> {
  let going = true
  const end = meanwhile.finally(() => (going = false))
  let longest = 0
  while (going) longest = Math.max(longest, await timed(ask('/buses')))
  await end
  return longest
}

/** Calls per second of `callers` that ask one after the other, for two seconds. */
async function rate(ask: Ask, path: string, callers = 10): Promise<number> {
  const start = performance.now()
  let answered = 0
  const call = async () => {
    while (performance.now() - start < 2000) {
      await timed(ask(path))
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: callers }, call))
  return (answered * 1000) / (performance.now() - start)
}

/** The list call and small ones, of a server that has just started. */
export async function measureServer(url: string, pid: number): Promise<Figures> {
  const ask = await signIn(url)
  await timed(ask('/buses'))
  const idle = memoryOf(pid, 'VmRSS')
  const busy = cpuOf(pid)
  const start = performance.now()
  const first = ask('/liquidaciones/table')
  const wait = await longestWait(ask, timed(first))
  const list = performance.now() - start
  const cpu = cpuOf(pid) - busy
  const etag = (await ask('/liquidaciones/table')).headers.get('etag') ?? ''
  return {
    'server: memory after the start, MB': idle,
    'server: list call': list,
    'server: list call, CPU of it and of what is asked meanwhile': cpu,
    'server: longest wait of a small call meanwhile': wait,
    'server: list call again, from the copy': await timed(ask('/liquidaciones/table')),
    'server: list call, unchanged (304)': await timed(ask('/liquidaciones/table', { 'if-none-match': etag })),
    'server: small calls per second (/buses)': await rate(ask, '/buses'),
    'server: most memory, MB': memoryOf(pid, 'VmHWM'),
  }
}
