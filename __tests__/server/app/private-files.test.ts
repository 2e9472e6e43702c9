import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { ANY_ENGINE, ENGINES, freshDatabase, type FreshDatabase } from '../../setup/databases'
import { canDump } from '../../setup/dump'
import { addressOf, launch, killAll } from '../../setup/serverProcess'

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
    killAll()
    await base.destroy()
  })

  it("are their owner's alone, in folders that were open to others before", async () => {
    chmodSync(base.dataDir, 0o755)
    chmodSync(backups, 0o777)
    const server = launch(env)
    await addressOf(server)
    expect(server.output()).not.toContain('abierta')
    expect([modeOf(base.dataDir), modeOf(backups)]).toEqual([0o700, 0o700])

    if (!(await canDump(base))) return
    const backup = launch(env, { entry: 'src/server/respaldos/respaldo.main.ts' })
    expect(await backup.end).toBe(0)
    server.child.kill('SIGTERM')
    await server.end
    expect(await launch(env, { entry: 'src/server/respaldos/restaurar.main.ts', args: ['--si'] }).end).toBe(0)
    expect(await launch(env, { entry: 'src/server/usuarios.main.ts', args: ['listar'] }).end).toBe(0)
    expect(openFiles(base.dataDir)).toEqual([])
    expect(readdirSync(backups)).toHaveLength(2)
    expect(openFiles(backups)).toEqual([])
  })

  // No engine could break what follows.
  if (engine === ANY_ENGINE) {
    it('are served all the same in a folder that many share, but whoever starts the server is told', async () => {
      chmodSync(backups, 0o1777)
      const server = launch(env)
      await addressOf(server)
      expect(server.output()).toContain(
        `La carpeta ${backups} está abierta a otros usuarios de la máquina y no se cierra porque la comparten todos. Elija una propia.\n`,
      )
      expect(modeOf(backups)).toBe(0o1777)
    })
  }
})
