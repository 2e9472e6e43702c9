/** The containers of compose.yaml, and the database user that it makes, who is no superuser: the server and its commands need no more. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { parse } from 'yaml'
import { readConfig, variableOf } from '../../../src/server/config'
import { ConfigSchema } from '../../../src/server/config-schema'
import { ENGINES, freshDatabase, type FreshDatabase } from '../../setup/databases'
import { addressOf, tokenBySignIn, launch, killAll } from '../../setup/serverProcess'

const PASSWORD = "una clave con 'comillas'"

interface Service {
  profiles?: string[]
  depends_on?: string[] | Record<string, object>
  ports?: string[]
  networks: string[]
  configs?: { source: string }[]
  environment?: Record<string, string>
}

interface Compose {
  services: Record<string, Service>
  networks: object
  configs: Record<string, { content: string }>
}

const inRoot = (file: string) => readFileSync(path.resolve(__dirname, '../../..', file), 'utf8')
const compose = inRoot('compose.yaml')
const operations = inRoot('docs/operations.md')
const { services, networks, configs } = parse(compose, { merge: true }) as Compose

/** Statements for psql, each apart, with another name in the place of `cochera`. */
function statements(name: string) {
  const [, script = ''] = /<<'SQL'\n([\s\S]*?)\nSQL\n/.exec(configs['create-role']?.content ?? '') ?? []
  return script
    .replaceAll('cochera', name)
    .replace(":'password'", `'${PASSWORD.replaceAll("'", "''")}'`)
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

describe('every container of compose.yaml', () => {
  it.each(Object.entries(services))(
    '%s can write nothing but its volumes, gain no privileges and take no more than its share',
    (_name, service) => {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        pids_limit: 200,
        mem_limit: '1g',
      })
    },
  )

  it.each(Object.entries(services))('%s names what there is', (_name, service) => {
    const { depends_on: others = [] } = service
    const awaited = Array.isArray(others) ? others : Object.keys(others)
    expect(Object.keys(services)).toEqual(expect.arrayContaining(awaited))
    expect(Object.keys(networks)).toEqual(
      expect.arrayContaining(service.networks.filter((n) => n !== 'default')),
    )
    for (const { source } of service.configs ?? []) expect(configs).toHaveProperty(source)
  })

  it('names every setting that is documented, but those that a container fixes', () => {
    const { environment = {} } = services.app ?? {}
    const documented = [...operations.matchAll(/^\| `([A-Z_]+)` /gm)].map(([, name]) => name)
    expect(documented.sort()).toEqual(Object.keys(ConfigSchema.shape).map(variableOf).sort())
    expect([...Object.keys(environment), 'DATA_DIR', 'DEMO_PASSWORD', 'HOST', 'PORT'].sort()).toEqual(
      documented,
    )
  })

  it('has settings that the server accepts', () => {
    const { environment = {} } = services.app ?? {}
    const filled = Object.entries(environment).map(([name, value]): [string, string] => [
      name,
      value.replaceAll(/\$\{\w+:\?\}/g, 'x'.repeat(32)).replaceAll(/\$\{\w+:-(\w*)\}/g, '$1'),
    ])
    expect(() => readConfig(Object.fromEntries(filled))).not.toThrow()
  })
})

describe('the profile with two servers', () => {
  it('starts the second one with the settings of the first, its secret among them, and alone has a proxy', () => {
    const first: Partial<Service> = { ...services.app }
    delete first.ports
    expect(services.app2).toEqual({ ...first, profiles: ['maquinas'] })
    expect(services.app2?.environment).toHaveProperty('JWT_SECRET', '${JWT_SECRET:?}')
    expect(services.proxy?.profiles).toEqual(['maquinas'])
  })

  it('asks both, while they are ready', () => {
    const { content = '' } = configs.proxy ?? {}
    expect(content).toMatch(/^ *reverse_proxy app:3000 app2:3000 \{$/m)
    expect(content).toMatch(/^ *health_uri \/api\/listo$/m)
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
      killAll()
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
      const server = launch(env)
      await tokenBySignIn(await addressOf(server), env.DEMO_PASSWORD)
      server.child.kill('SIGTERM')
      await server.end

      for (const [command, args, said] of [
        ['respaldo', [], /^Respaldo creado: /],
        ['restaurar', ['--si'], /^Base de datos restaurada de /],
      ] as const) {
        const entry = `src/server/respaldos/${command}.main.ts`
        const run = launch(env, { entry, args: [...args] })
        await run.end
        expect(run.output()).toMatch(said)
      }
    })
  })
