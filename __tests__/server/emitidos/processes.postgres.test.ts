import { openDatabase } from '../../../src/server/db/connection'
import { freshDatabase } from '../../setup/databases'
import { addressOf, ask, killAll, launch } from '../../setup/serverProcess'
import { aUsuario, migratedDatabase, PASSWORD } from '../realApp'
import { aLeaver, clerkOf, liquidacion } from './issuer'

afterEach(killAll)

const DRIVERS = 20

it('forty clients of two processes who issue at once leave no gap, no double and one repayment each', async () => {
  const base = await migratedDatabase('postgres')
  const folders = await Promise.all([freshDatabase('sqlite'), freshDatabase('sqlite')])
  const connection = await openDatabase(base)
  const { db } = connection
  await aUsuario(connection, 'admin', ['ADMIN', 'EDITOR'])
  const drivers = []
  for (let i = 0; i < DRIVERS; i += 1) drivers.push(await aLeaver(db, { empresa: `Empresa ${i % 2}` }))
  const shared = { DATABASE_URL: base.databaseUrl, JWT_SECRET: 'el-mismo-secreto-para-todos-los-procesos' }
  const servers = folders.map(({ dataDir }) => launch({ ...shared, DATA_DIR: dataDir }))
  const urls = await Promise.all(servers.map(addressOf))
  const { body } = await ask(`${urls[0]}/api/auth/login`, {
    body: { username: 'admin', password: PASSWORD },
  })
  const { token } = JSON.parse(body) as { token: string }
  const [one, other] = urls.map((url) =>
    clerkOf(async (method, path, payload, headers) => {
      const answer = await ask(`${url}/api${path}`, { method, body: payload, token, headers })
      return { status: answer.status, body: JSON.parse(answer.body) as unknown }
    }),
  ) as [ReturnType<typeof clerkOf>, ReturnType<typeof clerkOf>]
  const seen = await Promise.all(drivers.map(({ documento }) => one.seen(liquidacion(documento))))
  const answers = await Promise.all(seen.flatMap((papers) => [one.send(papers), other.send(papers)]))
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array<number>(DRIVERS).fill(201),
    ...Array<number>(DRIVERS).fill(409),
  ])
  const papers = await db
    .selectFrom('emitidos as e')
    .innerJoin('abonos as a', 'a.emitidoUuid', 'e.uuid')
    .innerJoin('emitidoPdf as p', 'p.emitidoUuid', 'e.uuid')
    .select(['e.empresaClave', 'e.numero', 'a.valor', 'a.origen', 'e.anio'])
    .execute()
  const half = Array.from({ length: DRIVERS / 2 }, (_, i) => i + 1)
  for (const clave of ['empresa 0', 'empresa 1']) {
    const own = papers
      .filter(({ empresaClave }) => empresaClave === clave)
      .sort((a, b) => a.numero - b.numero)
    expect(own.map(({ numero }) => numero)).toEqual(half)
    expect(own.map(({ origen }) => origen)).toEqual(
      own.map(({ anio, numero }) => `Liquidación ${anio}-${numero}`),
    )
  }
  await connection.close()
  killAll()
  for (const { destroy } of [...folders, base]) await destroy()
})
