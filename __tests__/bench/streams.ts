/** `npm run bench:eventos`: how long a save takes to reach every open page, over two processes on one PostgreSQL, and what a page costs them. */
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '../../src/server/db/connection'
import { type Connection } from '../../src/server/db/types'
import { aUsuario, PASSWORD as PASSWORD_OF_NEW } from '../server/realApp'
import { freshDatabase } from '../setup/databases'
import { openStream } from '../setup/eventStream'
import { addressOf, ask, tokenBySignIn, launch, killAll, type ServerProcess } from '../setup/serverProcess'
import { withPostgres } from '../proof/postgres'

const STREAMS = Number(process.env.BENCH_STREAMS ?? 200)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20)
const SAVES_PER_SECOND = 20
/** On two servers, each of which lets one person have twelve. */
const STREAMS_OF_PERSON = 20
const PASSWORD = 'clave-de-la-demo'

/** Has a server clear its heap when it is sent SIGUSR2. */
const CLEARING = `
  import v8 from 'node:v8'
  import vm from 'node:vm'
  v8.setFlagsFromString('--expose-gc')
  const clear = vm.runInNewContext('gc')
  process.on('SIGUSR2', () => clear())`

/** Kilobytes that a server uses of its cleared heap and beside it, as it says itself. */
async function usedBy({ url, process: { child } }: Server): Promise<number> {
  child.kill('SIGUSR2')
  await setTimeout(500)
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const of = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1])
  return (of('nodejs_heap_size_used_bytes') + of('nodejs_external_memory_bytes')) / 1000
}

const told = (name: string, figures: number[]) => {
  const sorted = figures.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? NaN).toFixed(1)
  console.log(`${name}: median ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms (${sorted.length})`)
}

interface Server {
  url: string
  process: ServerProcess
}

/** When each request's change came to each of the streams. */
type Arrivals = Map<string, number[]>

async function follow(url: string, token: string, arrivals: Arrivals) {
  const stream = await openStream(url, token)
  if ((await stream.next())?.event !== 'inicio') throw new Error(`No stream: ${stream.status}`)
  const read = async () => {
    for (;;) {
      for (const { solicitud } of await stream.eventos(1)) {
        const times = arrivals.get(`${solicitud}`) ?? []
        times.push(performance.now())
        arrivals.set(`${solicitud}`, times)
      }
    }
  }
  // It ends with its server.
  read().catch(() => undefined)
}

let people = 0

/** The token of a person who has just been made. */
async function tokenOfNew(url: string, connection: Connection): Promise<string> {
  const username = `persona${(people += 1)}`
  await aUsuario(connection, username)
  const { body } = await ask(`${url}/api/auth/login`, { body: { username, password: PASSWORD_OF_NEW } })
  return (JSON.parse(body) as { token: string }).token
}

async function openAll(urls: readonly string[], connection: Connection, count: number, arrivals: Arrivals) {
  let token = ''
  for (let i = 0; i < count; i += 1) {
    if (i % STREAMS_OF_PERSON === 0) token = await tokenOfNew(`${urls[0]}`, connection)
    await follow(`${urls[i % urls.length]}`, token, arrivals)
  }
}

interface Save {
  solicitud: string
  sent: number
  answered: number
}

async function saveOn(urls: readonly string[], token: string): Promise<Save[]> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const [driver] = (await (await fetch(`${urls[0]}/api/conductores?valido=true`, { headers })).json()) as {
    documento: string
  }[]
  const body = JSON.stringify({ valor: 1000, razon: 'Multa', conductorDocumento: driver?.documento })
  const save = async (i: number) => {
    const sent = performance.now()
    const answer = await fetch(`${urls[i % urls.length]}/api/deudas`, { method: 'POST', headers, body })
    const answered = performance.now()
    if (answer.status !== 201) throw new Error(await answer.text())
    return { solicitud: `${answer.headers.get('solicitud')}`, sent, answered }
  }
  const saves: Promise<Save>[] = []
  for (let i = 0; i < SECONDS * SAVES_PER_SECOND; i += 1) {
    saves.push(save(i))
    await setTimeout(1000 / SAVES_PER_SECOND)
  }
  return Promise.all(saves)
}

void withPostgres(async () => {
  const base = await freshDatabase('postgres')
  const env = {
    DATA_DIR: base.dataDir,
    DATABASE_URL: base.databaseUrl,
    DEMO_PASSWORD: PASSWORD,
    JWT_SECRET: 'el-mismo-secreto-para-los-dos-procesos',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(CLEARING)}`,
  }
  const processes = [launch(env), launch(env)]
  const servers = await Promise.all(
    processes.map(async (process): Promise<Server> => ({ process, url: await addressOf(process) })),
  )
  const urls = servers.map(({ url }) => url)
  const connection = await openDatabase(base)
  const memory = async () => (await Promise.all(servers.map(usedBy))).reduce((total, used) => total + used, 0)
  try {
    const token = await tokenBySignIn(`${urls[0]}`, PASSWORD)
    const arrivals: Arrivals = new Map()
    // The first use of anything costs more.
    await openAll(urls, connection, STREAMS_OF_PERSON, new Map())
    const before = await memory()
    await openAll(urls, connection, STREAMS, arrivals)
    const after = await memory()
    const saves = await saveOn(urls, token)
    while (saves.some(({ solicitud }) => (arrivals.get(solicitud)?.length ?? 0) < STREAMS))
      await setTimeout(50)

    console.log(`${STREAMS} streams, ${SAVES_PER_SECOND} saves a second for ${SECONDS} s`)
    const timesOf = (solicitud: string) => arrivals.get(solicitud) ?? []
    told(
      'save sent to answered',
      saves.map(({ sent, answered }) => answered - sent),
    )
    told(
      'save sent to a stream',
      saves.flatMap(({ solicitud, sent }) => timesOf(solicitud).map((at) => at - sent)),
    )
    told(
      'save answered to the last stream',
      saves.map(({ solicitud, answered }) => Math.max(...timesOf(solicitud)) - answered),
    )
    console.log(`a stream: ${((after - before) / STREAMS).toFixed(1)} kB of heap and beside it`)
  } finally {
    killAll()
    await connection.close()
    await base.destroy()
  }
})
