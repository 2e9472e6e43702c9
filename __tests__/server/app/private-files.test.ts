import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { ENGINES, freshDatabase, type FreshDatabase } from '../../setup/databases'
import { canDump } from '../../setup/dump'
import { direccionDe, lanzar, matarTodos } from '../../setup/serverProcess'

const modeOf = (file: string) => statSync(file).mode & 0o7777
const openFiles = (folder: string) =>
  readdirSync(folder).filter((name) => (modeOf(path.join(folder, name)) & 0o077) !== 0)

describe.each(ENGINES)('the files on %s', (engine) => {
  let base: FreshDatabase
  let backups: string
  let env: Record<string, string | undefined>
  beforeEach(async () => {
    base = await freshDatabase(engine)
    backups = path.join(base.dataDir, 'copias')
    mkdirSync(backups)
    env = { DATA_DIR: base.dataDir, DATABASE_URL: base.databaseUrl, RESPALDOS_DIR: backups, DEMO: 'no' }
  })
  afterEach(async () => {
    matarTodos()
    await base.destroy()
  })

  it("are their owner's alone, in folders that were open to others before", async () => {
    chmodSync(base.dataDir, 0o755)
    chmodSync(backups, 0o777)
    const server = lanzar(env)
    await direccionDe(server)
    expect(server.salida()).not.toContain('abierta')
    expect([modeOf(base.dataDir), modeOf(backups)]).toEqual([0o700, 0o700])

    if (!(await canDump(base))) return
    const backup = lanzar(env, { entrada: 'src/server/respaldos/respaldo.main.ts' })
    expect(await backup.fin).toBe(0)
    server.hijo.kill('SIGTERM')
    await server.fin
    expect(
      await lanzar(env, { entrada: 'src/server/respaldos/restaurar.main.ts', argumentos: ['--si'] }).fin,
    ).toBe(0)
    expect(await lanzar(env, { entrada: 'src/server/usuarios/main.ts', argumentos: ['listar'] }).fin).toBe(0)
    expect(openFiles(base.dataDir)).toEqual([])
    expect(readdirSync(backups)).toHaveLength(2)
    expect(openFiles(backups)).toEqual([])
  })

  it('are served all the same in a folder that many share, but whoever starts the server is told', async () => {
    chmodSync(backups, 0o1777)
    const server = lanzar(env)
    await direccionDe(server)
    expect(server.salida()).toContain(
      `La carpeta ${backups} está abierta a otros usuarios de la máquina y no se cierra porque la comparten todos. Elija una propia.\n`,
    )
    expect(modeOf(backups)).toBe(0o1777)
  })
})
