import { openDatabase } from '../../../src/server/db/connection'
import { type Connection } from '../../../src/server/db/types'
import { migrate } from '../../../src/server/db/migrator'
import { readConfig } from '../../../src/server/config'
import { announceDemo, prepareUsuarios } from '../../../src/server/startup'
import { seedDemo } from '../../../src/server/demo/seed'
import { changeUsuario } from '../../../src/server/usuarios/repository'
import { ENGINES, freshDatabase, type FreshDatabase } from '../../setup/databases'
import { unUsuario } from '../aplicacion'

const CODE = 'K7QXM-2WRTB'

describe.each(ENGINES)('the demonstration on %s', (engine) => {
  let base: FreshDatabase
  let conexion: Connection
  beforeEach(async () => {
    base = await freshDatabase(engine)
    conexion = await openDatabase(base)
    await migrate(conexion)
  })
  afterEach(async () => {
    await conexion.close()
    await base.destroy()
  })
  const config = (env: Record<string, string> = {}) => readConfig(env)
  const cuantas = async () => (await conexion.db.selectFrom('liquidaciones').select('uuid').execute()).length

  it('fills an empty database once', async () => {
    expect(await prepareUsuarios(conexion, config(), CODE)).toEqual([])
    const liquidaciones = await cuantas()
    expect(liquidaciones).toBeGreaterThan(1400)
    expect(await seedDemo(conexion, { hoy: '2026-05-20', clave: 'x' })).toBe(false)
    expect(await cuantas()).toBe(liquidaciones)
    const festivos = await conexion.db.selectFrom('festivos').select('fecha').execute()
    expect(festivos.length).toBeGreaterThan(30)
    expect(await announceDemo(conexion, config())).toEqual([
      'Usuarios de la demostración:',
      '  admin     ADMIN, EDITOR',
      '  editor    EDITOR',
      '  consulta  solo lectura',
      'Clave: cochera-demo',
    ])
  })

  it('is made once where two processes start at the same moment', async () => {
    const hechas = await Promise.all(
      ['2026-07-02', '2026-07-02'].map((hoy) => seedDemo(conexion, { hoy, clave: 'x' })),
    )
    expect(hechas.sort()).toEqual([false, true])
  })

  it('is not made when it is not wanted, when others could reach it, or when there are users', async () => {
    const lines = (texto: string) => [expect.stringContaining(texto)] as unknown
    expect(await prepareUsuarios(conexion, config({ DEMO: 'no' }), CODE)).toEqual(lines(CODE))
    const byCommand = lines('npm run usuarios')
    for (const abierto of [config({ HOST: '0.0.0.0' }), config({ HOST: '0.0.0.0', DEMO: 'no' })])
      expect(await prepareUsuarios(conexion, abierto, CODE)).toEqual(byCommand)
    expect(await announceDemo(conexion, config())).toEqual([])
    await unUsuario(conexion, 'ana', ['ADMIN'])
    expect(await prepareUsuarios(conexion, config(), CODE)).toEqual([])
    expect(await cuantas()).toBe(0)
  })

  it('is not opened to others while its users have the password that everyone knows', async () => {
    await prepareUsuarios(conexion, config(), CODE)
    const abierto = config({ HOST: '0.0.0.0' })
    await expect(prepareUsuarios(conexion, abierto, CODE)).rejects.toThrow(/clave conocida/)
    for (const username of ['admin', 'editor', 'consulta']) {
      await changeUsuario(conexion.db, username, { activo: 0 })
    }
    expect(await prepareUsuarios(conexion, abierto, CODE)).toEqual([])
  })
})
