/** Identifiers of buses and drivers, as typed and as stored. */
import { sql } from 'kysely'
import { llaveDeBus, esDeExcel, sinInvisibles } from '../../contract/identificadores'
import { isUniqueViolation } from '../db/errors'
import { identifierKeys, KEY_OF } from '../db/identifier-keys'
import type { Db } from '../db/types'
import { AlreadyThere, conflict, fieldError } from '../http/errors'

const TAKEN: Readonly<Record<string, string>> = {
  numero: 'Ya existe un bus con ese número',
  placa: 'Ya existe un bus con esa placa',
  documento: 'Ya existe un conductor con ese documento',
}

type Values = Readonly<Record<string, unknown>>

/** A new identifier as it is stored. @throws 400 for one that is nothing but marks, or that Excel has changed. */
function newIdentifier(field: string, text: string) {
  const visible = sinInvisibles(text).trim()
  if (llaveDeBus(visible) === '') throw fieldError(400, field, 'Escriba letras o cifras.')
  if (esDeExcel(visible))
    throw fieldError(400, field, `Excel cambió este número (${visible}): escríbalo completo, sin decimales.`)
  return visible
}

/** A record with its identifiers as they are stored; those that stay are left as they are. @throws 400 for what is none. */
export const named = <Row extends object>(row: Row, current: Values = {}) =>
  Object.fromEntries(
    Object.entries(row).map(([field, text]) => [
      field,
      KEY_OF[field] && text !== current[field] ? newIdentifier(field, text as string) : text,
    ]),
  ) as Row

type Named = 'buses' | 'conductores'

/** The spellings that are stored of what a text names; those that collided before there were keys have it before a tilde. */
async function spellings(db: Db, table: Named, field: string, text: string) {
  const normalize = KEY_OF[field] ?? String
  const key = normalize(text)
  const ownKey = sql.ref(`${field}Clave`)
  const { rows } = await sql<{ name: string }>`
    select ${sql.ref(field)} as name from ${sql.table(table)}
    where ${sql.ref(field)} = ${text} or ${ownKey} = ${key} or ${ownKey} like '%~%'
    order by length(${ownKey})
  `.execute(db)
  return rows.map(({ name }) => name).filter((name) => name === text || normalize(name) === key)
}

/** The keys of a record's identifiers. @throws 409 naming each that another record has, in whatever spelling. */
export async function freeKeys(db: Db, table: Named, row: Values, current: Values = {}) {
  const keys = identifierKeys(row)
  const errores: Record<string, string> = {}
  for (const [field, taken] of Object.entries(TAKEN)) {
    const text = row[field]
    if (typeof text !== 'string' || current[`${field}Clave`] === keys[`${field}Clave`]) continue
    const other = (await spellings(db, table, field, text)).find((name) => name !== current[field])
    if (other !== undefined) errores[field] = `${taken}${other === text ? '' : `: ${other}`}.`
  }
  const own = errores.numero ?? errores.documento
  if (own) throw new AlreadyThere(409, own, errores)
  if (errores.placa) throw conflict(errores.placa, errores)
  return keys
}

/** Words what only the constraints can refuse, of simultaneous saves. */
export const wordDuplicate =
  (table: Named) =>
  (error: unknown): never => {
    for (const [field, taken] of Object.entries(TAKEN))
      if (isUniqueViolation(error, `${table}.${field}`)) throw fieldError(409, field, `${taken}.`)
    throw error
  }

const NAMED: Readonly<Record<string, [Named, string]>> = {
  busNumero: ['buses', 'numero'],
  numero: ['buses', 'numero'],
  conductorDocumento: ['conductores', 'documento'],
  documento: ['conductores', 'documento'],
}

/** Identifiers of a body are those of other records, but for what a record is itself called. */
export const IN_BODY: readonly string[] = ['busNumero', 'conductorDocumento']
export const IN_QUERY = Object.keys(NAMED)

/**
 * Gives the fields of what was sent that name a bus or a driver their stored spelling, the exact one before another of the same key;
 * what names nobody stays as typed.
 * @param asked the answers so far: many rows name the same ones.
 */
export async function respell(db: Db, sent: unknown, fields: readonly string[], asked: Map<string, string>) {
  const values = (sent ?? {}) as Record<string, unknown>
  for (const field of fields) {
    const text = values[field]
    const [table, column] = NAMED[field] ?? []
    if (typeof text !== 'string' || !table || !column) continue
    const key = `${column} ${text}`
    if (!asked.has(key)) {
      const found = await spellings(db, table, column, text)
      asked.set(key, (found.includes(text) ? text : found[0]) ?? text)
    }
    values[field] = asked.get(key)
  }
}
