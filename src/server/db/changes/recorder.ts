import { randomUUID } from 'node:crypto'
import { sql, type Insertable, type Transaction } from 'kysely'
import { sinAcentos } from '../../../contract/sinAcentos'
import { type Author, type CambiosTable } from '../changes-table'
import { type Database } from '../schema'
import { inParts } from '../parts'
import { conductoresInOrder } from '../conductores-in-order'
import { type EngineDb } from '../types'
import { difference } from './difference'
import { labelsOf } from './labels'
import { readStates } from './states'
import { recordedName, nounOf, type RecordedName, type Nouns, type State } from './noun'

/** Changes of one statement, of 14 parameters each: SQLite takes 32,766, PostgreSQL 65,535. */
const PART = 2000

function kindOf(former: State | null, current: State | null, restoring = false) {
  if (!current) return 'eliminado'
  if (former) return 'editado'
  return restoring ? 'restaurado' : 'creado'
}

/** Who records, and of which nouns. */
export interface Recording extends Pick<EngineDb, 'engine'> {
  author: Author
  nouns: Nouns
}

/**
 * The record of one transaction. A writer names the rows before it writes to them; when it is done, they are read again, and what has
 * changed is stored with them.
 */
export function recordChanges(trx: Transaction<Database>, { engine, author, nouns }: Recording) {
  const { usuario, solicitud, instante, motivo = null, restoring, mark: grupo = randomUUID() } = author
  /** The states of rows before they are written to, by their keys; null for a row that is not there. */
  const watched = new Map<RecordedName, Map<string, State | null>>()
  /** Nouns whose tables were written to. */
  const written = new Set<RecordedName>()
  /** Drivers whose balance changes. */
  const accounts = new Set<string>()

  function statesOf(name: RecordedName) {
    const known = watched.get(name) ?? new Map<string, State | null>()
    watched.set(name, known)
    return known
  }

  /** Watches the rows that hang from those of these keys: as they are or, once they are written, as new ones. */
  async function watchLinked(name: RecordedName, keys: readonly string[], isNew = false) {
    for (const linked of nounOf(nouns, name).linked ?? []) {
      const states = statesOf(linked)
      if (isNew && !written.has(linked)) continue
      const hanging = { column: 'liquidacionUuid', lock: true }
      for (const [key, row] of await readStates(trx, nouns, linked, keys, hanging))
        if (!states.has(key)) states.set(key, isNew ? null : row)
    }
  }

  async function changesOf(name: RecordedName, before: ReadonlyMap<string, State | null>) {
    const after = await readStates(trx, nouns, name, [...before.keys()])
    const noun = nounOf(nouns, name)
    const labelOf = await labelsOf(trx, noun, [...before.values(), ...after.values()])
    return [...before].flatMap(([key, former]): Insertable<CambiosTable>[] => {
      const current = after.get(key) ?? null
      const row = current ?? former
      const change = difference(former, current, noun)
      if (!row || !change) return []
      if ('liquidacionUuid' in row)
        for (const state of [former, current]) if (state) accounts.add(state.conductorUuid as string)
      const label = labelOf(row)
      return [
        {
          instante: instante.toISOString(),
          usuarioUuid: usuario?.uuid ?? null,
          usuario: usuario?.nombre ?? null,
          solicitud,
          grupo,
          sustantivo: name,
          identificador: key,
          liquidacionUuid: noun.linked ? key : ((row.liquidacionUuid ?? null) as string | null),
          registro: label,
          etiqueta: sinAcentos(label),
          tipo: kindOf(former, current, restoring),
          ...change,
          motivo,
        },
      ]
    })
  }

  return {
    /** Who writes, and the mark that all changes bear. */
    usuario,
    grupo,

    /** Hears of a write on a table before it happens. @returns false where its changes are recorded and none of its rows is watched. */
    mayWrite: (table: string) => {
      const name = recordedName(nouns, table)
      if (name) written.add(name)
      return !name || watched.has(name)
    },

    /** To be called before the rows of these keys are written to. They are locked. A settlement brings its debt and its repayment. */
    watch: async (name: RecordedName, keys: readonly string[]) => {
      const fresh = keys.filter((key) => !statesOf(name).has(key))
      if (fresh.length === 0) return
      await nounOf(nouns, name).lock?.(trx, fresh)
      const found = await readStates(trx, nouns, name, fresh, { lock: true })
      for (const key of fresh) statesOf(name).set(key, found.get(key) ?? null)
      await watchLinked(name, fresh)
    },

    /** To be called before a row that has never been there is stored under this key. */
    watchNew: (name: RecordedName, ...keys: string[]) => {
      const states = statesOf(name)
      for (const key of keys) states.set(key, null)
      nounOf(nouns, name).linked?.forEach(statesOf)
    },

    /** To be called when a watched bus takes another number. */
    rename: (from: string, to: string) => {
      if (from === to) return
      const states = statesOf('buses')
      states.set(to, states.get(from) ?? null)
      states.delete(from)
    },

    /** Stores what has changed. Nothing is written afterwards. */
    store: async () => {
      const rows: Insertable<CambiosTable>[] = []
      for (const [name, before] of watched) await watchLinked(name, [...before.keys()], true)
      for (const [name, before] of watched) rows.push(...(await changesOf(name, before)))
      if (rows.length === 0) return
      if (accounts.size > 0)
        // No balance changes under an issue, which holds its drivers and reads what they owe.
        await conductoresInOrder(trx)
          .where('uuid', 'in', [...accounts])
          .forShare()
          .execute()
      // Numbers are given under a lock that is held until the commit: none appears after a higher one.
      if (engine === 'postgres')
        await sql`select pg_advisory_xact_lock(hashtext('cochera-cambios'))`.execute(trx)
      for (const part of inParts(rows, PART)) await trx.insertInto('cambios').values(part).execute()
    },
  }
}

export type Changes = ReturnType<typeof recordChanges>
