/** Compares what was acknowledged and what the pages hold with what is stored. */
import { isDeepStrictEqual } from 'node:util'
import { type LiquidacionFila } from '../../src/contract/liquidaciones'
import { openDatabase } from '../../src/server/db/connection'
import { type Db } from '../../src/server/db/types'
import { lastSecuencia } from '../../src/server/db/changes/stored'
import { type FreshDatabase } from '../setup/databases'
import { ask } from '../setup/serverProcess'
import { type Listener } from './listeners'
import { count, FIRST_DAY } from './settlements'
import { type Ledger } from './writers'

async function reading<T>(base: FreshDatabase, read: (db: Db) => Promise<T>): Promise<T> {
  const connection = await openDatabase(base, { shared: true })
  try {
    return await read(connection.db)
  } finally {
    await connection.close()
  }
}

export const lastChange = (base: FreshDatabase): Promise<number> => reading(base, lastSecuencia)

interface Valued {
  nombre: string
  valor: number
}

/** The settlements of the proof in the fields that people have typed, by uuid. */
async function storedSettlements(db: Db) {
  const rows = await db
    .selectFrom('liquidaciones')
    .select(['uuid', 'fecha', 'busNumero', 'regIni', 'regFin', 'sensor', 'viajes', 'comentario'])
    .where('fecha', '>=', FIRST_DAY)
    .execute()
  const typed = new Map(
    rows.map(({ uuid, ...row }) => [uuid, { ...row, gastos: [] as Valued[], abonos: [] as number[] }]),
  )
  const gastos = db.selectFrom('gastos').select(['liquidacionUuid', 'nombre', 'valor']).orderBy('orden')
  for (const { liquidacionUuid, ...gasto } of await gastos.execute())
    typed.get(liquidacionUuid)?.gastos.push(gasto)
  const abonos = db.selectFrom('abonos').select(['liquidacionUuid', 'valor'])
  for (const { liquidacionUuid, valor } of await abonos.execute())
    typed.get(liquidacionUuid ?? '')?.abonos.push(valor)
  return typed
}

/** Compares the stored settlements with the acknowledged ones: each as last acknowledged, each change made once, nothing else there. */
export async function compareStored(base: FreshDatabase, { settlements, ...ledger }: Ledger) {
  const expected = [...settlements].flatMap(([uuid, typed]) => (typed ? [{ uuid, typed }] : []))
  const counted = await count(base, new Set(expected.map(({ uuid }) => uuid)))
  return reading(base, async (db) => {
    const stored = await storedSettlements(db)
    const wrong = expected.filter(({ uuid, typed }) => {
      const { conductorDocumento: _, abonoDto, ...fields } = { comentario: '', ...typed }
      return !isDeepStrictEqual(stored.get(uuid), { ...fields, abonos: [abonoDto.valor] })
    })
    const { changes } = await db
      .selectFrom('cambios')
      .select(({ fn }) => fn.countAll<number>().as('changes'))
      .where('sustantivo', '=', 'liquidaciones')
      .executeTakeFirstOrThrow()
    return {
      stored: counted.stored,
      lost: counted.lost,
      halfStored: counted.halfway,
      // Counts settlements that nobody was told of, or that should be gone, too.
      notAsAcknowledged: wrong.length + stored.size - expected.length,
      unexpectedChanges: changes - ledger.created - ledger.edited - ledger.deleted,
    }
  })
}

const byUuid = (rows: readonly LiquidacionFila[]) => new Map(rows.map((row) => [row.uuid, row]))

/** Compares the open pages with the servers: each was told of every change once, and holds the list that each server answers. */
export async function compareCopies(
  base: FreshDatabase,
  listeners: readonly Listener[],
  { urls, token }: { urls: readonly string[]; token: string },
) {
  const changes = await reading(base, (db) =>
    db.selectFrom('cambios').select('secuencia').orderBy('secuencia').execute(),
  )
  const result = {
    changesMissed: 0,
    changesToldTwice: 0,
    copiesUnequal: 0,
    askedForAllAgain: 0,
    rowsElsewhere: 0,
  }
  for (const { heard, begun, lost } of listeners) {
    const told = new Set(heard)
    const due = changes.filter(({ secuencia }) => secuencia > begun)
    result.changesMissed += due.filter(({ secuencia }) => !told.has(secuencia)).length
    result.changesToldTwice += heard.length - told.size
    result.askedForAllAgain += lost
  }
  for (const url of urls) {
    const { body } = await ask(`${url}/api/liquidaciones/table`, { token })
    const list = JSON.parse(body) as LiquidacionFila[]
    for (const { copy } of listeners) {
      if (!isDeepStrictEqual(byUuid(copy.filas), byUuid(list))) result.copiesUnequal += 1
      result.rowsElsewhere += copy.filas.filter(({ uuid }, index) => uuid !== list[index]?.uuid).length
    }
  }
  return result
}
