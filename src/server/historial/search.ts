import { type Selectable } from 'kysely'
import type * as z from '../../contract/zod'
import {
  LIMITE_DE_REGISTRO,
  type Cambio,
  type Historial,
  type HistorialQuerySchema,
  type RegistroQuery,
} from '../../contract/historial'
import { sinAcentos } from '../../contract/sinAcentos'
import { type CambiosTable } from '../db/changes-table'
import { conductorNames } from '../db/conductor-names'
import { type Db } from '../db/types'
import { changesOfBus } from './bus-numbers'
import { startOfDay } from './days'
import { isRestorable } from './restorable'
import { changesOf, newestFirst } from './stored'

type Search = z.output<typeof HistorialQuerySchema>

/** The changes of one record, newest first; a settlement's with those of its debt and its repayment. */
export async function historyOf(db: Db, record: RegistroQuery): Promise<Cambio[]> {
  const { sustantivo, identificador } = record
  if (sustantivo === 'buses')
    return answered(db, (await changesOfBus(db, identificador)).slice(0, LIMITE_DE_REGISTRO))
  const query =
    sustantivo === 'liquidaciones'
      ? newestFirst(db).where('liquidacionUuid', '=', identificador)
      : changesOf(db, record)
  return answered(db, await query.limit(LIMITE_DE_REGISTRO).execute())
}

/** The changes that a search finds, newest first. @param zone the company's time zone. */
export async function searchHistory(db: Db, search: Search, zone: string): Promise<Historial> {
  const { usuario, desde, hasta, sustantivo, tipo, registro, antesDe, limite } = search
  let query = newestFirst(db).limit(limite + 1)
  if (usuario) query = query.where('usuarioUuid', '=', usuario)
  if (desde) query = query.where('instante', '>=', startOfDay(desde, zone))
  if (hasta) query = query.where('instante', '<', startOfDay(hasta, zone, 1))
  if (sustantivo) query = query.where('sustantivo', '=', sustantivo)
  if (tipo) query = query.where('tipo', '=', tipo)
  if (antesDe) query = query.where('secuencia', '<', antesDe)
  if (registro) {
    const start = sinAcentos(registro)
    query = query.where('etiqueta', '>=', start).where('etiqueta', '<', `${start}\uFFFF`)
  }
  const rows = await query.execute()
  return { cambios: await answered(db, rows.slice(0, limite)), hayMas: rows.length > limite }
}

type State = Record<string, unknown>

const parsed = (state: string | null) => (state === null ? null : (JSON.parse(state) as State))

/** The drivers' names beside their uuids, without the order of entry. */
function shown(state: State | null, names: ReadonlyMap<unknown, string>): State | null {
  if (!state) return null
  const { id: _id, ...rest } = state
  if (!('conductorUuid' in rest)) return rest
  return { ...rest, conductorNombre: names.get(rest.conductorUuid) ?? null }
}

async function answered(db: Db, rows: readonly Selectable<CambiosTable>[]): Promise<Cambio[]> {
  const states = rows.map(({ antes, despues }) => ({ antes: parsed(antes), despues: parsed(despues) }))
  const uuids = states.flatMap(({ antes, despues }) => [antes?.conductorUuid, despues?.conductorUuid])
  const names = await conductorNames(
    db,
    uuids.filter((uuid) => typeof uuid === 'string'),
  )
  const last = await lastChanges(db, rows)
  const imports = await importsAmong(db, rows)
  return rows.map((row, index) => {
    const { secuencia, instante, usuario, grupo, sustantivo, identificador, registro, tipo, motivo } = row
    return {
      secuencia,
      instante,
      usuario,
      grupo,
      sustantivo,
      identificador,
      registro,
      tipo,
      motivo,
      antes: shown(states[index]?.antes ?? null, names),
      despues: shown(states[index]?.despues ?? null, names),
      deshacible: imports.has(grupo),
      restaurable: tipo === 'eliminado' && isRestorable(sustantivo) && last.has(secuencia),
    }
  })
}

/** Of the groups of these changes, those of imports that can be undone. */
async function importsAmong(db: Db, rows: readonly Selectable<CambiosTable>[]): Promise<Set<string>> {
  const groups = [...new Set(rows.map(({ grupo }) => grupo))]
  if (groups.length === 0) return new Set()
  const found = await db
    .selectFrom('importaciones')
    .select('uuid')
    .where('uuid', 'in', groups)
    .where('estado', '=', 'guardada')
    .execute()
  return new Set(found.map(({ uuid }) => uuid))
}

/** Of the deletions among these changes, the numbers of those that are their record's last change. */
async function lastChanges(db: Db, rows: readonly Selectable<CambiosTable>[]): Promise<Set<number>> {
  const deleted = rows.filter(({ tipo }) => tipo === 'eliminado')
  if (deleted.length === 0) return new Set()
  const last = await db
    .selectFrom('cambios')
    .select(({ fn }) => fn.max<number>('secuencia').as('secuencia'))
    .where('sustantivo', 'in', [...new Set(deleted.map(({ sustantivo }) => sustantivo))])
    .where('identificador', 'in', [...new Set(deleted.map(({ identificador }) => identificador))])
    .groupBy(['sustantivo', 'identificador'])
    .execute()
  return new Set(last.map(({ secuencia }) => secuencia))
}
