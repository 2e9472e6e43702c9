import { openDatabase } from '../../../src/server/db/connection'
import { type Connection } from '../../../src/server/db/types'
import { readConfig } from '../../../src/server/config'
import { announceDemo, prepareUsuarios } from '../../../src/server/startup'
import { seedDemo } from '../../../src/server/demo/seed'
import { operatorsWrite } from '../../../src/server/db/transaction'
import { editUsuario } from '../../../src/server/sesion/usuarios'
import { NOUNS } from '../../../src/server/nouns'
import { ANY_ENGINE, ENGINES, type FreshDatabase } from '../../setup/databases'
import { aUsuario, migratedDatabase } from '../realApp'

const CODE = 'K7QXM-2WRTB'

describe.each(ENGINES)('the demonstration on %s', (engine) => {
  let base: FreshDatabase
  let connection: Connection
  beforeEach(async () => {
    base = await migratedDatabase(engine)
    connection = await openDatabase(base)
  })
  afterEach(async () => {
    await connection.close()
    await base.destroy()
  })
  const config = (env: Record<string, string> = {}) => readConfig(env)
  const count = async () => (await connection.db.selectFrom('liquidaciones').select('uuid').execute()).length

  it('fills an empty database once', async () => {
    expect(await prepareUsuarios(connection, config(), CODE)).toEqual([])
    const liquidaciones = await count()
    expect(liquidaciones).toBeGreaterThan(1400)
    expect(await seedDemo(connection, { hoy: '2026-05-20', clave: 'x' })).toBe(false)
    expect(await count()).toBe(liquidaciones)
    const festivos = await connection.db.selectFrom('festivos').select('fecha').execute()
    expect(festivos.length).toBeGreaterThan(30)
    expect(await announceDemo(connection, config())).toEqual([
      'Usuarios de la demostración:',
      '  admin     ADMIN, EDITOR',
      '  editor    EDITOR',
      '  consulta  solo lectura',
      'Clave: cochera-demo',
    ])
  })

  it('is made once where two processes start at the same moment', async () => {
    const done = await Promise.all(
      ['2026-07-02', '2026-07-02'].map((today) => seedDemo(connection, { hoy: today, clave: 'x' })),
    )
    expect(done.sort()).toEqual([false, true])
  })

  // No engine could break what follows.
  if (engine === ANY_ENGINE) {
    it('is not made when it is not wanted, when others could reach it, or when there are users', async () => {
      const lines = (text: string) => [expect.stringContaining(text)] as unknown
      expect(await prepareUsuarios(connection, config({ DEMO: 'no' }), CODE)).toEqual(lines(CODE))
      const byCommand = lines('npm run usuarios')
      for (const opened of [config({ HOST: '0.0.0.0' }), config({ HOST: '0.0.0.0', DEMO: 'no' })])
        expect(await prepareUsuarios(connection, opened, CODE)).toEqual(byCommand)
      expect(await announceDemo(connection, config())).toEqual([])
      await aUsuario(connection, 'ana', ['ADMIN'])
      expect(await prepareUsuarios(connection, config(), CODE)).toEqual([])
      expect(await count()).toBe(0)
    })

    it('is not opened to others while its users have the password that everyone knows', async () => {
      await prepareUsuarios(connection, config(), CODE)
      const opened = config({ HOST: '0.0.0.0' })
      await expect(prepareUsuarios(connection, opened, CODE)).rejects.toThrow(/clave conocida/)
      for (const username of ['admin', 'editor', 'consulta']) {
        await editUsuario(operatorsWrite(connection, NOUNS), username, { activo: 0 })
      }
      expect(await prepareUsuarios(connection, opened, CODE)).toEqual([])
    })
  }
})
