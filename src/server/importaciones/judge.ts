import { setImmediate } from 'node:timers/promises'
import { dudasDe } from '../../contract/dudas'
import { CAMPOS_LLAVE, llaveDe } from '../../contract/llavesDeFila'
import type { FilaImportada, Revision } from '../../contract/importaciones'
import { sumaDe } from '../../contract/numeros'
import { Repeated } from '../cartera/repeated'
import type { Db } from '../db/types'
import { withoutLocks } from '../db/without-locks'
import { refusalsOf } from '../http/validation'
import { IN_BODY, IN_QUERY, respell } from '../locks/identifiers'
import type { ImportedNoun, ImportedRow, Importing, Settled } from '../imported'
import { habituales } from '../liquidaciones/usual'
import { erroresOf, refuse, type Refusals } from './refusals'
import { resumenOf } from './summary'

/** The page judges the rest of a row. */
const NOTHING_KNOWN = { propio: true, hoy: '', umbral: Infinity }

/** Net by the register, or by the sensor for rows whose register is not read yet. */
const netOf = ({ name }: ImportedNoun) => (name === 'sensores' ? 'valorNetoSensor' : 'valorNetoReg')

/** Rows that are judged before others have a turn: some milliseconds. */
const AT_ONCE = 100

/** Whether equal records may stand side by side, whose sums are money. */
export const isLedger = ({ name }: ImportedNoun) => CAMPOS_LLAVE[name].length === 0

/** A row's key; settlements are locked in the order of their stored spelling. */
const rowKeyOf = ({ name }: ImportedNoun, { datos }: FilaImportada, body: unknown) => {
  const { fecha, busNumero } = body as Partial<Record<string, string>>
  return busNumero === undefined ? llaveDe(name, datos) : `${fecha} ${busNumero}`
}

/** Refuses the rows that their noun's schema refuses, and all but the first of one key. @returns the others. */
export async function readRows(
  db: Db,
  noun: ImportedNoun,
  filas: readonly FilaImportada[],
  refusals: Refusals,
) {
  const accepted: ImportedRow[] = []
  const firstOf = new Map<string | null, number>()
  const asked = new Map<string, string>()
  for (const [index, fila] of filas.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate()
    const corrects = fila.accion === 'corregir'
    const { data: body, error } = noun.schema.safeParse(fila.datos)
    if (error) {
      refusals.set(index, refusalsOf(error.issues))
      continue
    }
    await respell(db, body, corrects ? IN_QUERY : IN_BODY, asked)
    const key = rowKeyOf(noun, fila, body)
    const first = firstOf.get(key)
    if (corrects && !noun.corrects)
      refusals.set(index, { '': 'Estos registros se crean; no se corrigen al importar.' })
    else if (first !== undefined)
      refusals.set(index, { '': `Es la misma de la fila ${filas[first]?.linea ?? first + 1}.` })
    else {
      if (key !== null) firstOf.set(key, index)
      accepted.push({ index, fila, body, key, corrects })
    }
  }
  return accepted
}

/**
 * Refuses the rows that their own call would refuse; nothing is stored.
 * @returns the indexes of those that seem to be stored already, and the settlements that the others would be, with what is unlikely in
 * their figures.
 */
export async function judgeRows(
  db: Db,
  noun: ImportedNoun,
  rows: readonly ImportedRow[],
  context: Importing,
  refusals: Refusals,
) {
  const judge = noun.judging(db.withPlugin(withoutLocks), context)
  const repeated: number[] = []
  const settled: Settled[] = []
  const dudas: Record<string, string> = {}
  for (const [place, row] of rows.entries()) {
    if (place % AT_ONCE === AT_ONCE - 1) await setImmediate()
    try {
      const settlement = await judge(row)
      if (!settlement) continue
      settled.push(settlement)
      for (const { texto } of dudasDe({ valorNeto: settlement[netOf(noun)] }, NOTHING_KNOWN))
        dudas[`filas.${row.index}`] = texto
    } catch (error) {
      refuse(refusals, row.index, error)
      if (error instanceof Repeated) repeated.push(row.index)
    }
  }
  return { repeated, settled, dudas }
}

/** Judges a whole file by reading. */
export async function revisar(
  db: Db,
  noun: ImportedNoun,
  filas: readonly FilaImportada[],
  context: Importing,
): Promise<Revision> {
  const refusals: Refusals = new Map()
  const rows = await readRows(db, noun, filas, refusals)
  const { repeated, settled, dudas } = await judgeRows(db, noun, rows, context, refusals)
  const { buses } = settled.length > 0 ? await habituales(db) : { buses: {} }
  const resumen = resumenOf(settled, { net: netOf(noun), buses })
  const entries = rows.flatMap(({ index, body }) => (refusals.has(index) ? [] : (body as { valor: number })))
  const valor = isLedger(noun) ? sumaDe(entries, 'valor') : undefined
  return { errores: erroresOf(refusals), dudas, repetidas: repeated, resumen, valor }
}
