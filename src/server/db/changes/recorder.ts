import { randomUUID } from 'node:crypto'
import { sql, type Insertable, type Transaction } from 'kysely'
import type { TipoDeCambio } from '../../../contract/historial'
import { sinAcentos } from '../../../contract/sinAcentos'
import { type Author, type CambiosTable } from '../changes-table'
import { type Database } from '../schema'
import { inParts } from '../parts'
import { type Engine } from '../types'
import { difference } from './difference'
import { labelsOf } from './labels'
import { readStates, type StatesByKey } from './states'
import { recordedTable, type RecordedName, type State } from './recorded-tables'

/** On which PostgreSQL says that changes have been committed. */
export const CHANGES_CHANNEL = 'cochera_cambios'

/** Changes of one statement, of 14 parameters each: SQLite takes 32,766, PostgreSQL 65,535. */
const PART = 2000

const LINKED: readonly RecordedName[] = ['abonos', 'deudas']

/**
 * The record of one transaction. A writer names the rows before it writes to them; when it is done, they are read again, and what has
 * changed is stored with them.
 */
export class Changes {
  readonly #before = new Map<RecordedName, StatesByKey>()
  readonly #written = new Set<RecordedName>()
  /** Former and new key of rows whose key changes. */
  readonly #renamed = new Map<string, string>()

  constructor(
    private readonly trx: Transaction<Database>,
    private readonly engine: Engine,
    private readonly author: Author,
  ) {}

  /** Hears of a write before it happens. @returns false when none of the table's rows is watched. */
  isRecorded = (name: RecordedName, deletes: boolean): boolean => {
    this.#written.add(name)
    // What hangs from a settlement goes with it.
    if (name === 'liquidaciones' && deletes) for (const linked of LINKED) this.#written.add(linked)
    return this.#before.has(name)
  }

  /** To be called before the rows of these keys are written to. They are locked. A settlement brings its debt and its repayment. */
  async watch(name: RecordedName, keys: readonly string[]) {
    const fresh = keys.filter((key) => !this.#states(name).has(key))
    if (fresh.length === 0) return
    const found = await readStates(this.trx, true, name, fresh)
    for (const key of fresh) this.#states(name).set(key, found.get(key) ?? null)
    if (name === 'liquidaciones') for (const linked of LINKED) await this.#watchLinked(linked, fresh)
  }

  /** To be called before a row that has never been there is stored under this key. */
  watchNew(name: RecordedName, ...keys: string[]) {
    const states = this.#states(name)
    for (const key of keys) states.set(key, null)
    if (name === 'liquidaciones') for (const linked of LINKED) this.#states(linked)
  }

  /** To be called when a watched row takes another key. */
  rename(from: string, to: string) {
    if (from !== to) this.#renamed.set(from, to)
  }

  /** Stores what has changed. Nothing is written afterwards. */
  async store() {
    const rows: Insertable<CambiosTable>[] = []
    const group = this.author.grupo ?? randomUUID()
    for (const [name, before] of this.#before)
      if (this.#written.has(name)) rows.push(...(await this.#changesOf(name, before, group)))
    if (rows.length === 0) return
    // Numbers are given under a lock that is held until the commit: none appears after a higher one. The notification is sent with the commit.
    if (this.engine === 'postgres')
      await sql`select pg_advisory_xact_lock(hashtext('cochera-cambios')), pg_notify(${CHANGES_CHANNEL}, '')`.execute(
        this.trx,
      )
    for (const part of inParts(rows, PART)) await this.trx.insertInto('cambios').values(part).execute()
  }

  #states(name: RecordedName): StatesByKey {
    const known = this.#before.get(name) ?? new Map<string, State | null>()
    this.#before.set(name, known)
    return known
  }

  async #watchLinked(name: RecordedName, liquidaciones: readonly string[]) {
    const states = this.#states(name)
    for (const [key, row] of await readStates(this.trx, true, name, liquidaciones, 'liquidacionUuid'))
      if (!states.has(key)) states.set(key, row)
  }

  async #changesOf(name: RecordedName, before: StatesByKey, group: string) {
    const keys = [...before.keys()].map((key) => this.#renamed.get(key) ?? key)
    const after = await readStates(this.trx, false, name, keys)
    const settlements = LINKED.includes(name) ? this.#before.get('liquidaciones') : undefined
    const linked = [...(settlements?.keys() ?? [])]
    for (const [key, row] of await readStates(this.trx, false, name, linked, 'liquidacionUuid'))
      after.set(key, row)
    const labelOf = await labelsOf(this.trx, name, [...before.values(), ...after.values()])
    const formerKey = new Map([...this.#renamed].map(([from, to]) => [to, from]))
    return [...new Set([...keys, ...after.keys()])].flatMap((key): Insertable<CambiosTable>[] => {
      const former = before.get(formerKey.get(key) ?? key) ?? null
      const current = after.get(key) ?? null
      const row = current ?? former
      const change = difference(former, current, recordedTable(name))
      if (!row || !change) return []
      const label = labelOf(row)
      const { usuario, solicitud, instante, motivo } = this.author
      return [
        {
          instante: instante.toISOString(),
          usuarioUuid: usuario?.uuid ?? null,
          usuario: usuario?.nombre ?? null,
          solicitud,
          grupo: group,
          sustantivo: name,
          identificador: key,
          liquidacionUuid: name === 'liquidaciones' ? key : ((row.liquidacionUuid ?? null) as string | null),
          registro: label,
          etiqueta: sinAcentos(label),
          tipo: this.#kind(former, current),
          ...change,
          motivo: motivo ?? null,
        },
      ]
    })
  }

  #kind(former: State | null, current: State | null): TipoDeCambio {
    if (!current) return 'eliminado'
    if (former) return 'editado'
    return this.author.restoring ? 'restaurado' : 'creado'
  }
}
