import { openDatabase } from '../../../src/server/db/connection'
import { type Connection } from '../../../src/server/db/types'
import { createTablero } from '../../../src/server/tablero/latest'
import { ANY_ENGINE, type FreshDatabase } from '../../setup/databases'
import { aLiquidacion, aChange } from '../builders'
import { migratedDatabase } from '../realApp'

const TODAY = '2090-03-20'

describe('the dashboard that many pages ask for', () => {
  let base: FreshDatabase
  let connection: Connection
  let snapshots: number
  let away: Error | null
  let tablero: ReturnType<typeof createTablero>
  beforeEach(async () => {
    base = await migratedDatabase(ANY_ENGINE)
    connection = await openDatabase(base)
    snapshots = 0
    away = null
    const openSnapshot = async () => {
      snapshots += 1
      if (away) throw away
      return connection.openSnapshot()
    }
    tablero = createTablero({ ...connection, openSnapshot }, 'registradora')
  })
  afterEach(async () => {
    await connection.close()
    await base.destroy()
  })

  const settlements = async (today = TODAY) => (await tablero(today)).mes.leidas

  it('is read anew after a change, and on another day', async () => {
    expect(await settlements()).toBe(0)
    await aLiquidacion(connection.db, { fecha: '2090-03-19' })
    await aChange(connection.db)
    expect(await settlements()).toBe(1)
    expect(await settlements('2090-04-20')).toBe(0)
    expect(snapshots).toBe(3)
  })

  it('is read once for those who ask at once, and for those who come later', async () => {
    await Promise.all(Array.from({ length: 10 }, () => tablero(TODAY)))
    await tablero(TODAY)
    expect(snapshots).toBe(1)
  })

  it('is asked for again when it could not be read', async () => {
    away = new Error('away')
    const answers = await Promise.allSettled([tablero(TODAY), tablero(TODAY)])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    away = null
    expect(await settlements()).toBe(0)
  })
})
