import { sql } from 'kysely'
import type * as z from '../../contract/zod'
import {
  INGRESO,
  LIMITE_DE_REGISTRO,
  type Cambio,
  type Historial,
  type HistorialQuerySchema,
  type RegistroQuery,
} from '../../contract/historial'
import { sumarDias } from '../../contract/fechas'
import { sinAcentos } from '../../contract/sinAcentos'
import { conductorNames } from '../db/conductor-names'
import type { State } from '../db/changes/noun'
import { type Db } from '../db/types'
import type { Dependencies } from '../dependencies'
import { progressOf } from '../importaciones/repository'
import { changesOfBus } from './bus-numbers'
import { rightsOf } from './may-undo'
import { type Change } from './records'
import { changesOfRecords } from '../db/changes/stored'

type Base = Pick<Dependencies, 'db' | 'nouns'>

type Search = z.output<typeof HistorialQuerySchema>

/** The instant at which a day of the company begins: ISO 8601 in UTC. */
function startOfDay(fecha: string, zone: string) {
  const midnight = Date.parse(fecha)
  // Local time of the zone at midnight UTC, in Swedish, which writes it as ISO 8601 does.
  const shown = Date.parse(`${new Date(midnight).toLocaleString('sv', { timeZone: zone })}Z`)
  return new Date(2 * midnight - shown).toISOString()
}

/** The changes of one record, newest first; a settlement's with those of its debt and its repayment. */
export async function historyOf(base: Base, { sustantivo, identificador }: RegistroQuery): Promise<Cambio[]> {
  const changes =
    sustantivo === 'buses'
      ? await changesOfBus(base.db, identificador)
      : await changesOfRecords(base.db, sustantivo, [identificador]).limit(LIMITE_DE_REGISTRO).execute()
  return answered(base, changes.slice(0, LIMITE_DE_REGISTRO))
}

/** As a sign-in changes its user; a new user has other fields before. */
const SIGNED_IN = '{"ultimoIngreso":%'

/** The changes that a search finds; sign-ins only where it asks for them. @param from the table, under a name of its own or not. */
function found(db: Db, search: Search, zone: string, from: string) {
  const { usuario, desde, hasta, sustantivo, tipo, registro, grupo } = search
  let query = db
    .selectFrom(from as 'cambios')
    .where(({ eb, fn, val }) =>
      eb(fn.coalesce('despues', val('')), tipo === INGRESO ? 'like' : 'not like', SIGNED_IN),
    )
    .where(({ and }) =>
      and({ grupo, sustantivo, usuarioUuid: usuario, tipo: tipo === INGRESO ? undefined : tipo }),
    )
  if (desde) query = query.where('instante', '>=', startOfDay(desde, zone))
  if (hasta) query = query.where('instante', '<', startOfDay(sumarDias(hasta, 1), zone))
  if (registro) {
    const start = sinAcentos(registro)
    query = query.where('etiqueta', '>=', start).where('etiqueta', '<', `${start}\uFFFF`)
  }
  return query
}

/** How many records an action has changed. */
const RECORDS = sql<number>`(select count(distinct coalesce("liquidacionUuid", identificador)) from cambios where grupo = c.grupo)`

/** A page of what a search finds, newest first. @param zone the company's time zone. */
export async function searchHistory({ db, nouns }: Base, search: Search, zone: string): Promise<Historial> {
  const { porAccion, antesDe, limite } = search
  let query = found(db, search, zone, 'cambios as c')
    .selectAll()
    .orderBy('secuencia', 'desc')
    .limit(limite + 1)
    .$if(porAccion === 'true', (all) =>
      all
        .select(RECORDS.as('registros'))
        .where(({ not, exists }) =>
          not(
            exists(
              found(db, search, zone, 'cambios')
                .select('secuencia')
                .where('grupo', '=', sql.ref<string>('c.grupo'))
                .where('secuencia', '<', sql.ref<number>('c.secuencia')),
            ),
          ),
        ),
    )
  if (antesDe) query = query.where('secuencia', '<', antesDe)
  const rows = await query.execute()
  return { cambios: await answered({ db, nouns }, rows.slice(0, limite)), hayMas: rows.length > limite }
}

const parsed = (state: string | null) => JSON.parse(state ?? 'null') as State | null

/** The drivers' names beside their uuids, without the order of entry. */
function shown(state: State | null, names: ReadonlyMap<unknown, string>): State | null {
  if (!state) return null
  const { id: _id, ...rest } = state
  return 'conductorUuid' in rest ? { ...rest, conductorNombre: names.get(rest.conductorUuid) ?? null } : rest
}

async function answered(
  { db, nouns }: Base,
  rows: readonly (Change & Pick<Cambio, 'registros'>)[],
): Promise<Cambio[]> {
  if (rows.length === 0) return []
  const changes = rows.map((row) => ({ ...row, antes: parsed(row.antes), despues: parsed(row.despues) }))
  const uuids = changes.flatMap(({ antes, despues }) => [antes?.conductorUuid, despues?.conductorUuid])
  const names = await conductorNames(
    db,
    uuids.filter((uuid) => typeof uuid === 'string'),
  )
  const last = await lastOfTheirRecords(db, rows)
  const progress = await progressOf(db, [...new Set(rows.map(({ grupo }) => grupo))])
  return changes.map((change) => {
    const { grupo, sustantivo, motivo, antes, despues, registros = 1 } = change
    return {
      ...change,
      motivo: motivo && (progress.get(grupo) ?? '') + motivo,
      antes: shown(antes, names),
      despues: shown(despues, names),
      deshacible: rightsOf(nouns, sustantivo) !== undefined && (registros > 1 || last.has(change.secuencia)),
    }
  })
}

/** A later change of the same record `c`, by another action. */
const LATER = sql`(select 1 from cambios as d where d.secuencia > c.secuencia and d.grupo <> c.grupo and (
  d."liquidacionUuid" = c."liquidacionUuid"
  or (c."liquidacionUuid" is null and d.sustantivo = c.sustantivo and d.identificador = c.identificador)
))`

/** The numbers of those changes after which no other action has changed their record. */
async function lastOfTheirRecords(db: Db, rows: readonly Change[]) {
  const asked = rows.map(({ secuencia }) => secuencia)
  const last = await db
    .selectFrom('cambios as c')
    .select('secuencia')
    .where('secuencia', 'in', asked)
    .where(({ not, exists }) => not(exists(LATER)))
    .execute()
  return new Set(last.map(({ secuencia }) => secuencia))
}
