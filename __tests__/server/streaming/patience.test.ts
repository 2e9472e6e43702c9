/** Whoever reads slowly, or not at all, keeps nobody else from the database. */
import { sumarDias } from '../../../src/contract/fechas'
import { openDatabase } from '../../../src/server/db/connection'
import { type Connection } from '../../../src/server/db/types'
import { migrate } from '../../../src/server/db/migrator'
import {
  PATIENCE,
  createSnapshotReader,
  type Patience,
  type SnapshotReader,
} from '../../../src/server/streaming/snapshots'
import { listSalarios } from '../../../src/server/salarios/repository'
import { ENGINES, freshDatabase, type FreshDatabase } from '../../setup/databases'
import { unaLiquidacion, unBus, unConductor } from '../builders'

// In the order of a process's life: longer than any test, and shorter than anybody would wait.
const SIEMPRE = 600_000
const UN_RATO = 50

describe.each(ENGINES)('long answers on %s', (engine) => {
  let base: FreshDatabase
  let conexion: Connection
  let readSnapshotFor: (user: string) => SnapshotReader
  beforeEach(async () => {
    base = await freshDatabase(engine)
  })
  afterEach(async () => {
    await conexion.close()
    await base.destroy()
  })

  const abrir = async (paciencia: Partial<Patience>) => {
    const sinPrisa = { turn: SIEMPRE, pause: SIEMPRE, total: SIEMPRE }
    conexion = await openDatabase(base)
    readSnapshotFor = createSnapshotReader(conexion, { ...PATIENCE, ...sinPrisa, ...paciencia })
    await migrate(conexion)
    const { uuid: conductorUuid } = await unConductor(conexion.db)
    await unBus(conexion.db, { numero: '12' })
    for (let dia = 0; dia < 30; dia += 1)
      await unaLiquidacion(conexion.db, {
        busNumero: '12',
        conductorUuid,
        fecha: sumarDias('2026-01-01', -dia),
      })
  }

  /** Asks for all the salaries and reads the first of them. */
  async function empezarALeer(usuario = 'ana') {
    const piezas = listSalarios(readSnapshotFor(usuario), {})
    let leido = ''
    while (!leido.includes('uuid')) leido += String((await piezas.next()).value)
    return {
      terminar: async () => {
        for await (const pieza of piezas) leido += pieza
        return (JSON.parse(leido) as { salarios: unknown[] }).salarios.length
      },
    }
  }

  it('leave a connection for a short call, however many are asked for', async () => {
    await abrir({})
    const lecturas = Array.from({ length: 20 }, () => empezarALeer())
    expect(await conexion.db.selectFrom('buses').select('numero').execute()).toEqual([{ numero: '12' }])
    for (const lectura of lecturas) expect(await (await lectura).terminar()).toBe(30)
  })

  it('come at once for another user, however many one user reads slowly', async () => {
    await abrir({})
    const lentas = Array.from({ length: 20 }, () => empezarALeer())
    // None of Ana's is read on meanwhile.
    expect(await (await empezarALeer('beto')).terminar()).toBe(30)
    for (const lectura of lentas) expect(await (await lectura).terminar()).toBe(30)
  })

  it('go first to the user who has fewest', async () => {
    await abrir({ atOnce: 2, ofOne: 2 })
    const [una, otra] = [await empezarALeer(), await empezarALeer()]
    const llegadas: string[] = []
    const espera = (usuario: string) =>
      empezarALeer(usuario).then((lectura) => {
        llegadas.push(usuario)
        return lectura
      })
    const esperas = [espera('ana'), espera('beto')]
    await una.terminar()
    const deBeto = await esperas[1]
    expect(llegadas).toEqual(['beto'])
    await deBeto?.terminar()
    await otra.terminar()
    expect(await (await esperas[0])?.terminar()).toBe(30)
  })

  it.each(['pause', 'total'] as const)('that outlast their %s give way, and are cut off', async (cual) => {
    await abrir({ atOnce: 1, [cual]: UN_RATO })
    const parada = await empezarALeer()
    // Nobody reads the first any more, so the second has its turn.
    await empezarALeer()
    await expect(parada.terminar()).rejects.toThrow('The answer was read too slowly.')
  })

  it('that wait too long for their turn are told so, and take no later one', async () => {
    await abrir({ atOnce: 1, turn: UN_RATO })
    const primera = await empezarALeer()
    await expect(empezarALeer()).rejects.toMatchObject({
      statusCode: 503,
      mensaje: 'Hay muchas consultas largas en curso. Espere un momento e intente de nuevo.',
    })
    expect(await primera.terminar()).toBe(30)
    expect(await (await empezarALeer()).terminar()).toBe(30)
  })
})
