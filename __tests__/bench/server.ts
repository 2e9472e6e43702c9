import { longestBlock, cpuOf, memoryOf } from './process'
import { signIn, type Ask } from './client'
import { LAST_MONTH } from './company'
import { longestWait } from './meanwhile'
import type { Figures } from './browser'

/** Calls per second of `callers` that ask one after the other, for two seconds. */
async function rate(ask: Ask, path: string, callers = 10): Promise<number> {
  const start = performance.now()
  let answered = 0
  const call = async () => {
    while (performance.now() - start < 2000) {
      await ask(path)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: callers }, call))
  return (answered * 1000) / (performance.now() - start)
}

/** Whatever answers with as many rows as there are. */
const LONG = {
  'search of all years': '/liquidaciones/v2/table?fechaInicial=1990-01-01&fechaFinal=2199-01-01',
  'all salaries': '/salarios',
  'all expenses': '/reporte/gastos',
  'attendance report': `/asistencias/reporte/mes?mes=${LAST_MONTH}`,
}

/** The long answers and small ones, of a server that has just started. */
export async function measureServer(url: string, pid: number): Promise<Figures> {
  const { token, ask } = await signIn(url)
  await ask('/buses')
  const idle = memoryOf(pid, 'VmRSS')
  // The first look begins the looking.
  await longestBlock(url)

  const busy = cpuOf(pid)
  const list = await ask('/liquidaciones/table')
  const figures: Figures = {
    'server: memory after the start, MB': idle,
    'server: list call': list.ms,
    'server: list call, its first rows': list.firstByte,
    'server: list call, CPU': cpuOf(pid) - busy,
    'server: list call, longest block of the loop': await longestBlock(url),
    'server: list call again, from the copy': (await ask('/liquidaciones/table')).ms,
    'server: list call, unchanged (304)': (
      await ask('/liquidaciones/table', { 'if-none-match': `${list.headers.etag}` })
    ).ms,
    'server: list call, longest wait of a small call': await longestWait({ url, token }, () =>
      // Asks for gzip, of which there is no copy.
      ask('/liquidaciones/table', { 'accept-encoding': 'gzip' }),
    ),
  }
  for (const [name, path] of Object.entries(LONG)) {
    await longestBlock(url)
    figures[`server: ${name}`] = (await ask(path)).ms
    figures[`server: ${name}, longest block of the loop`] = await longestBlock(url)
    figures[`server: ${name}, longest wait of a small call`] = await longestWait({ url, token }, () =>
      ask(path),
    )
  }
  figures['server: small calls per second (/buses)'] = await rate(ask, '/buses')
  figures['server: most memory, MB'] = memoryOf(pid, 'VmHWM')
  return figures
}
