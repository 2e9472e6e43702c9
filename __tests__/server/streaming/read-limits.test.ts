/** Slow readers, and those that do not read at all, keep nobody else from the database. */
import { sumarDias } from '../../../src/contract/fechas'
import { openDatabase } from '../../../src/server/db/connection'
import { type Connection } from '../../../src/server/db/types'
import {
  READ_LIMITS,
  createSnapshotReader,
  type ReadLimits,
  type SnapshotReader,
} from '../../../src/server/streaming/snapshots'
import { listSalarios } from '../../../src/server/salarios/repository'
import { ANY_ENGINE, ENGINES, type FreshDatabase } from '../../setup/databases'
import { aLiquidacion, aBus, aConductor } from '../builders'
import { migratedDatabase } from '../realApp'

// Times on the scale of a process's life: longer than any test, and shorter than anybody would wait.
const ALWAYS = 600_000
const A_WHILE = 50

describe.each(ENGINES)('long answers on %s', (engine) => {
  let base: FreshDatabase
  let connection: Connection
  let readSnapshotFor: (user: string) => SnapshotReader
  beforeEach(async () => {
    base = await migratedDatabase(engine)
  })
  afterEach(async () => {
    await connection.close()
    await base.destroy()
  })

  const open = async (limits: Partial<ReadLimits>) => {
    const unhurried = { turn: ALWAYS, total: ALWAYS }
    connection = await openDatabase(base)
    readSnapshotFor = createSnapshotReader(connection, { ...READ_LIMITS, ...unhurried, ...limits })
    const { uuid: conductorUuid } = await aConductor(connection.db)
    await aBus(connection.db, { numero: '12' })
    for (let day = 0; day < 30; day += 1)
      await aLiquidacion(connection.db, {
        busNumero: '12',
        conductorUuid,
        fecha: sumarDias('2026-01-01', -day),
      })
  }

  /** Asks for all the salaries and reads the first of them. */
  async function beginReading(usuario = 'ana') {
    const pieces = readSnapshotFor(usuario)((base) => listSalarios(base, {}))
    let read = ''
    while (!read.includes('uuid')) read += String((await pieces.next()).value)
    return {
      finish: async () => {
        for await (const piece of pieces) read += piece.toString()
        return (JSON.parse(read) as { salarios: unknown[] }).salarios.length
      },
    }
  }

  it('leave a connection for a short call, however many are asked for', async () => {
    await open({})
    const readings = Array.from({ length: 20 }, () => beginReading())
    expect(await connection.db.selectFrom('buses').select('numero').execute()).toEqual([{ numero: '12' }])
    for (const reading of readings) expect(await (await reading).finish()).toBe(30)
  })

  it('go first to the user who has fewest', async () => {
    await open({ atOnce: 2, ofOne: 2 })
    const [one, other] = [await beginReading(), await beginReading()]
    const arrivals: string[] = []
    const waitsFor = (usuario: string) =>
      beginReading(usuario).then((reading) => {
        arrivals.push(usuario)
        return reading
      })
    const waits = [waitsFor('ana'), waitsFor('beto')]
    await one.finish()
    const ofBeto = await waits[1]
    expect(arrivals).toEqual(['beto'])
    await ofBeto?.finish()
    await other.finish()
    expect(await (await waits[0])?.finish()).toBe(30)
  })

  // No engine could break what follows.
  if (engine === ANY_ENGINE) {
    it('come at once for another user, however many one user reads slowly', async () => {
      await open({})
      const slow = Array.from({ length: 20 }, () => beginReading())
      // None of Ana's is read on meanwhile.
      expect(await (await beginReading('beto')).finish()).toBe(30)
      for (const reading of slow) expect(await (await reading).finish()).toBe(30)
    })

    it('that outlast their time give way, and are cut off', async () => {
      await open({ atOnce: 1, total: A_WHILE })
      const stop = await beginReading()
      // Nobody reads the first any more, so the second has its turn.
      await beginReading()
      await expect(stop.finish()).rejects.toThrow('The answer was read too slowly.')
    })

    it('that wait too long for their turn are told so, and take no later one', async () => {
      await open({ atOnce: 1, turn: A_WHILE })
      const first = await beginReading()
      await expect(beginReading()).rejects.toMatchObject({
        statusCode: 503,
        message: 'Hay muchas consultas largas en curso. Espere un momento e intente de nuevo.',
      })
      expect(await first.finish()).toBe(30)
      expect(await (await beginReading()).finish()).toBe(30)
    })
  }
})
