/** The database user that compose.yaml makes, which is no superuser: the server and its commands need no more. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { ENGINES, freshDatabase, type FreshDatabase } from '../../setup/databases'
import { direccionDe, ingresar, lanzar, matarTodos } from '../../setup/serverProcess'

const PASSWORD = "una clave con 'comillas'"

const compose = readFileSync(path.resolve(__dirname, '../../../compose.yaml'), 'utf8')

/** What is asked of psql, each statement apart, with another name in the place of `cochera`. */
function statements(name: string) {
  const [, script = ''] = /<<'SQL'\n([\s\S]*?)\n\s*SQL\n/.exec(compose) ?? []
  return script
    .replaceAll('cochera', name)
    .replace(":'password'", `'${PASSWORD.replaceAll("'", "''")}'`)
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

describe('every container of compose.yaml', () => {
  it('can write nothing but its volumes, gain no privileges and take no more than its share', () => {
    const [, common = ''] = /^x-hardened:.*\n((?: {2}.*\n)+)/m.exec(compose) ?? []
    expect(
      common.match(/read_only: true|cap_drop: \[ALL\]|no-new-privileges:true|(?:pids|mem)_limit: \d/g),
    ).toHaveLength(5)
    const [, services = ''] = /^services:\n([\s\S]*?)^\S/m.exec(compose) ?? []
    const names = services.match(/^ {2}\w+:$/gm)
    expect(names).toHaveLength(3)
    expect(services.match(/^ {4}<<: \*(server|hardened)$/gm)).toHaveLength(3)
  })
})

if (ENGINES.includes('postgres'))
  describe('the role of compose.yaml', () => {
    const name = `role_${randomUUID().replaceAll('-', '')}`
    let base: FreshDatabase
    let admin: Client
    beforeAll(async () => {
      base = await freshDatabase('postgres')
      admin = new Client({ connectionString: base.databaseUrl })
      await admin.connect()
      for (const statement of statements(name)) await admin.query(statement)
    })
    afterAll(async () => {
      matarTodos()
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.query(`drop role if exists ${name}`)
      await admin.end()
      await base.destroy()
    })

    it('is no superuser, and serves, backs up and restores', async () => {
      const { rows } = await admin.query('select * from pg_roles where rolname = $1', [name])
      expect(rows).toMatchObject([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }])

      const url = new URL(base.databaseUrl ?? '')
      Object.assign(url, { username: name, password: encodeURIComponent(PASSWORD), pathname: `/${name}` })
      const env = { DATA_DIR: base.dataDir, DATABASE_URL: url.href, DEMO_PASSWORD: 'clave-de-la-demo' }
      const server = lanzar(env)
      await ingresar(await direccionDe(server), env.DEMO_PASSWORD)
      server.hijo.kill('SIGTERM')
      await server.fin

      for (const [command, argumentos, said] of [
        ['respaldo', [], /^Respaldo creado: /],
        ['restaurar', ['--si'], /^Base de datos restaurada de /],
      ] as const) {
        const entrada = `src/server/respaldos/${command}.main.ts`
        const run = lanzar(env, { entrada, argumentos: [...argumentos] })
        await run.fin
        expect(run.salida()).toMatch(said)
      }
    })
  })
