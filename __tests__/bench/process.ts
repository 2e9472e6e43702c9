import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

const TICKS_PER_SECOND = 100

/** Milliseconds of processor that a process has used, on Linux. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND
}

/** Megabytes that a process holds now, or held at most. */
export function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1000
}

// Milliseconds between two looks of the server at its own loop: that much is no wait.
const LOOK = 10

/** The longest that the server's loop has stood still since this was last asked, in milliseconds, to within ten. */
export async function longestBlock(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  // Being asked makes it begin anew, which takes it two looks.
  await setTimeout(5 * LOOK)
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)?.[1]
  return Math.max(0, Number(seconds) * 1000 - LOOK)
}
